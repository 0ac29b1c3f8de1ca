// The lettering of the four posters: where title and compass have sea to stand in.
export interface Decor {
  title: { x: number; y: number; size: number; anchor: 'start' | 'middle' | 'end' };
  compass: { x: number; y: number; size: number };
  flourishes: readonly string[];
  sun?: { x: number; y: number; r: number };
}

const AURORA = [
  'M-20 290C60 205 130 325 212 236S350 120 480 90',
  'M-20 312C66 226 136 344 224 254S366 140 500 120',
  'M-20 342C72 256 142 368 238 276S384 166 520 156',
];

const DECORS: Readonly<Record<string, Decor>> = {
  nordic: { title: { x: 18, y: 58, size: 29, anchor: 'start' }, compass: { x: 62, y: 590, size: 42 }, flourishes: AURORA },
  europe: { title: { x: 300, y: 655, size: 38, anchor: 'middle' }, compass: { x: 36, y: 230, size: 34 }, flourishes: [] },
  france: { title: { x: 425, y: 1196, size: 34, anchor: 'middle' }, compass: { x: 52, y: 560, size: 38 }, flourishes: [] },
  japan: {
    title: { x: 905, y: 536, size: 34, anchor: 'middle' },
    compass: { x: 225, y: 524, size: 24 },
    flourishes: [],
    sun: { x: 905, y: 470, r: 30 },
  },
};

export function decorOf(board: string): Decor | null {
  return DECORS[board] ?? null;
}
