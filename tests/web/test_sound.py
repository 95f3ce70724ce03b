"""Sounds are off; switched on, a round is heard, and never louder than a loudspeaker can play."""

from playwright.sync_api import expect

from tests.web.conftest import OpenPlayer
from tests.web.driving import PHONE

# What goes to the loudspeaker goes through a meter too.
LISTEN = """
  window.loudest = null;
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to instanceof AudioDestinationNode) {
      const meter = new AnalyserNode(this.context, { fftSize: 8192 }), samples = new Float32Array(8192);
      window.loudest = 0;
      connect.call(this, meter);
      setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        for (const sample of samples) window.loudest = Math.max(window.loudest, Math.abs(sample));
      }, 50);
    }
    return connect.call(this, to, ...more);
  };
"""
HEARD, FULL = 0.02, 1.0


def test_sounds_are_off_until_they_are_switched_on_and_then_are_heard(arrive: OpenPlayer) -> None:
    player = arrive(size=PHONE)
    player.page.add_init_script(LISTEN)
    player.begin_against_bots()
    player.take_turn()
    player.moment()
    assert player.page.evaluate("() => loudest") is None
    player.button("page-menu").click()
    player.page.get_by_role("switch", name=player.say("page-sound")).click()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.take_turn()
    player.moment()
    player.page.wait_for_function("(heard) => loudest > heard", arg=HEARD)
    player.take_turn()
    player.moment()
    assert player.page.evaluate("() => loudest") < FULL
