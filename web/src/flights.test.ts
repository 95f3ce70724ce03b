// @vitest-environment jsdom
/** How what flies is on its way, and what happens where it lands. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FALL, OUT, send, settle, type Journey } from './flights';

interface Call {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}
let calls: Call[] = [];
beforeEach(() => {
  calls = [];
  Element.prototype.animate = function (this: Element, frames, timing): Animation {
    calls.push({ element: this, frames: frames as Keyframe[], timing: timing as KeyframeAnimationOptions });
    return { finished: new Promise(() => undefined) } as unknown as Animation;
  };
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

const box = (x: number, y: number): Journey['from'] => ({ x, y, width: 40, height: 20 });
/** Where the middle of the picture is on each station, and how it lies. */
function stations(journey: Partial<Journey>): (readonly number[])[] {
  const at = { duration: 100, delay: 0, easing: OUT, from: box(100, 100), to: box(200, 300) };
  send(
    document.createElement('div'),
    document.createElement('i'),
    { motion: 'x', from: 'a', to: 'b' },
    {
      ...at,
      ...journey,
    },
  );
  const read = /translate\((.*)px, (.*)px\) scale\(.*\) rotate\((.*)deg\)/;
  return (calls[0]?.frames ?? []).map(({ transform }) => {
    const [, x = 0, y = 0, degrees] = read.exec(String(transform)) ?? [];
    return [Number(x) + 20, Number(y) + 10, Number(degrees)];
  });
}

test('what is demolished shakes, tips off the edge on the side where it falls, and falls', () => {
  const right = stations({ way: 'tips', turn: 64, easing: FALL, isLost: true });
  expect(right).toEqual([
    [120, 110, 0],
    [120, 110, 4],
    [120, 110, -3],
    [120, 110, 4],
    [136, 108, 34],
    [220, 310, 64],
  ]);
  calls = [];
  const left = stations({ way: 'tips', turn: -64, easing: FALL, isLost: true, to: box(0, 300) });
  expect(left.slice(-2)).toEqual([
    [104, 108, -34],
    [20, 310, -64],
  ]);
});

test('a 9 hangs over its tower, then drifts down', () => {
  const [, over, end] = stations({ way: 'drifts', lean: 4, to: box(200, 300) });
  expect(end).toEqual([220, 310, 0]);
  expect(over).toEqual([210, 110, 4]); // as high as it lay, where that is higher
  calls = [];
  expect(stations({ way: 'drifts', lean: 4, from: box(100, 500) })[1]?.[1]).toBe(310 - 2.5 * 20);
});

test('what has landed is squashed, and its tower gives way by a pixel a floor', () => {
  const tower = document.createElement('div'),
    floor = document.createElement('i');
  tower.className = 'tower';
  tower.append(floor);
  vi.spyOn(floor, 'clientHeight', 'get').mockReturnValue(25);
  settle(floor);
  expect(calls.map(({ element }) => element)).toEqual([floor, tower]);
  expect(calls[0]?.frames[0]).toEqual({ transform: 'scale(1.06, .86)' });
  expect(calls[1]?.frames).toEqual([{ transform: 'scaleY(0.96)' }, { transform: 'none' }]);
  expect(calls[1]?.timing).toMatchObject({ composite: 'add' });
});
