/** Small sounds, made on the spot: wood, paper, stones and a few bells. Off unless the reader switches them on. */
import type { Cue, Sound } from './lib/sounds';

let audio: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;

const LOUDNESS = 0.25;

function ready(): { audio: AudioContext; out: GainNode; noise: AudioBuffer } | null {
  if (typeof AudioContext === 'undefined') return null;
  if (audio === null || out === null || noise === null) {
    audio = new AudioContext();
    out = audio.createGain();
    out.gain.value = LOUDNESS;
    out.connect(audio.destination);
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  // browsers begin in silence until somebody has touched the page
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  return { audio, out, noise };
}

/** A tone that is struck and dies away, sliding from one pitch to another. */
function tone(
  at: number,
  from: number,
  to: number,
  seconds: number,
  { type = 'sine', loud = 1 }: { type?: OscillatorType; loud?: number } = {},
): void {
  const parts = ready();
  if (parts === null) return;
  const wave = parts.audio.createOscillator(),
    fade = parts.audio.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + seconds);
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  wave.connect(fade).connect(parts.out);
  wave.start(at);
  wave.stop(at + seconds + 0.05);
}

/** A breath of noise through a filter: paper, or falling stones. */
function rustle(at: number, pitch: number, seconds: number, loud: number): void {
  const parts = ready();
  if (parts === null) return;
  const source = parts.audio.createBufferSource(),
    filter = parts.audio.createBiquadFilter(),
    fade = parts.audio.createGain();
  source.buffer = parts.noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(filter).connect(fade).connect(parts.out);
  source.start(at, Math.random() * 0.2, seconds + 0.05);
}

/** Bells of the end, going up: c e g c. */
const BELLS = [523.25, 659.25, 783.99, 1046.5];

const SCORES: Readonly<Record<Sound, (at: number) => void>> = {
  deal: (at) => rustle(at, 2600, 0.09, 0.5),
  bid: (at) => tone(at, 440, 520, 0.14, { type: 'triangle', loud: 0.7 }),
  pass: (at) => tone(at, 260, 220, 0.12, { type: 'triangle', loud: 0.4 }),
  place: (at) => {
    tone(at, 210, 120, 0.12, { loud: 1 });
    rustle(at, 900, 0.05, 0.4);
  },
  demolish: (at) => {
    for (let i = 0; i < 4; i++) rustle(at + i * 0.07, 520 - i * 90, 0.16, 0.7);
    tone(at + 0.05, 120, 55, 0.35, { loud: 0.8 });
  },
  turn: (at) => {
    tone(at, 660, 660, 0.22, { loud: 0.5 });
    tone(at + 0.1, 880, 880, 0.3, { loud: 0.5 });
  },
  end: (at) => BELLS.forEach((pitch, i) => tone(at + i * 0.14, pitch, pitch, 0.7, { loud: 0.5 })),
};

export function play(cues: readonly Cue[]): void {
  const parts = ready();
  if (parts === null) return;
  for (const { sound, after } of cues) SCORES[sound](parts.audio.currentTime + 0.02 + after / 1000);
}
