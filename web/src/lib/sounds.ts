// A few small sounds, made from oscillators when they are wanted. Off unless a person turns them on.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'card' | 'cars' | 'tunnel' | 'last-round' | 'end';

interface Note {
  at: number; // seconds
  pitch: number; // Hz
  length: number;
  shape: OscillatorType;
  loud: number;
  slide?: number; // the pitch it ends on
}

const SCORES: Record<Sound, Note[]> = {
  turn: [note(0, 659, 0.14), note(0.13, 880, 0.26)],
  card: [{ ...note(0, 1400, 0.05, 0.05), shape: 'triangle', slide: 700 }],
  cars: [0, 0.09, 0.18].map((at) => ({ ...note(at, 220, 0.07, 0.12), shape: 'square' as const, slide: 150 })),
  tunnel: [{ ...note(0, 170, 0.5, 0.12), shape: 'sawtooth', slide: 70 }],
  'last-round': [note(0, 523, 0.18), note(0.18, 523, 0.18), note(0.36, 784, 0.4)],
  end: [note(0, 523, 0.16), note(0.15, 659, 0.16), note(0.3, 784, 0.16), note(0.45, 1047, 0.5)],
};

function note(at: number, pitch: number, length: number, loud = 0.16): Note {
  return { at, pitch, length, shape: 'sine', loud };
}

let speaker: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const each of SCORES[sound]) sing(speaker, each);
}

function sing(on: AudioContext, { at, pitch, length, shape, loud, slide }: Note): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  if (slide) voice.frequency.exponentialRampToValueAtTime(slide, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(on.destination);
  voice.start(start);
  voice.stop(start + length);
}
