import type { ComicScript } from '#script.ts';

export type PaletteName = ComicScript['palette'];

/** The limited set of colours of one title. */
export type Palette = {
  readonly ink: string;
  readonly paper: string;
  readonly skyTop: string;
  readonly skyLow: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ground: string;
  /** Lamps, windows, sun. */
  readonly glow: string;
  /** Clothes of the cast, most of the title's character. */
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly hair: readonly [string, string, string];
};

function palette(
  [ink, paper]: [string, string],
  [skyTop, skyLow]: [string, string],
  [far, mid, near, ground]: [string, string, string, string],
  glow: string,
  [a, b, c]: [string, string, string],
  hair: [string, string, string],
): Palette {
  return { ink, paper, skyTop, skyLow, far, mid, near, ground, glow, a, b, c, hair };
}

export const palettes = {
  dawn: palette(
    ['#3a2233', '#fff7f0'],
    ['#8fb7d9', '#ffd9c4'],
    ['#c9a9c4', '#b07f9a', '#7a4f72', '#e3b8a4'],
    '#ffdf9e',
    ['#e8745f', '#4f7fa8', '#f2c14e'],
    ['#5a2f3f', '#2c2a3d', '#c9764a'],
  ),
  neon: palette(
    ['#17122e', '#f7f4ff'],
    ['#4b3fb0', '#f07ac0'],
    ['#6a5fd0', '#4436a0', '#231a66', '#5a4bbd'],
    '#7df0ff',
    ['#ff4f8b', '#22c7d6', '#ffd23f'],
    ['#2a1d52', '#e84fa0', '#1fa3c4'],
  ),
  moss: palette(
    ['#1d2a20', '#f7f7ec'],
    ['#a9c9bd', '#eef0cf'],
    ['#9bb894', '#6f935f', '#3f6142', '#b9b07a'],
    '#f7e39a',
    ['#c8643c', '#3d7a5c', '#e2b84d'],
    ['#3a2a1e', '#6b3f24', '#20352c'],
  ),
  sea: palette(
    ['#12283a', '#f4fafb'],
    ['#5fb0dc', '#d8f1ee'],
    ['#8fc4d8', '#4a95b8', '#1f5f86', '#e8d7b0'],
    '#fff0b8',
    ['#f2684a', '#1f6fa3', '#f4c84f'],
    ['#22303d', '#8a4a2a', '#dfe6e8'],
  ),
  ember: palette(
    ['#2b1714', '#fff6ee'],
    ['#d98a5f', '#ffe0b0'],
    ['#cf9a78', '#a9603f', '#6b2f28', '#c98f62'],
    '#ffc45e',
    ['#c43d2f', '#2f5d6e', '#e9a23b'],
    ['#2a1a18', '#7a2f1f', '#4a3a34'],
  ),
  rose: palette(
    ['#3d1f2f', '#fff6f7'],
    ['#b9c8ea', '#ffe1e6'],
    ['#e2b4c4', '#cf8aa4', '#8f4a6c', '#f0cfc9'],
    '#fff0c2',
    ['#e0527a', '#5c78b8', '#f0a35e'],
    ['#4a2530', '#2d2a44', '#b5683f'],
  ),
  ink: palette(
    ['#16171d', '#f6f5f2'],
    ['#9aa6b5', '#e4e3de'],
    ['#a7adb5', '#737a85', '#3a3f4a', '#b5b0a6'],
    '#ffe7b0',
    ['#b8323a', '#4a5a78', '#c9a45a'],
    ['#1d1e26', '#4a4038', '#6e7480'],
  ),
  honey: palette(
    ['#33240f', '#fffaf0'],
    ['#9fc9d6', '#fff0c9'],
    ['#e3c68e', '#c79a52', '#8a5a24', '#e8cf9c'],
    '#ffe38a',
    ['#e58a2b', '#3f7f86', '#d64f4f'],
    ['#4a2f16', '#2b2a30', '#a8622a'],
  ),
  violet: palette(
    ['#241a3d', '#f9f6ff'],
    ['#7f8fd9', '#ead6f5'],
    ['#a99ad6', '#7c66b5', '#463377', '#b9a6cf'],
    '#ffe9a8',
    ['#8a4fd0', '#3f8f9e', '#f08a5d'],
    ['#2d2148', '#6a3f8f', '#d9a05a'],
  ),
  frost: palette(
    ['#182636', '#f8fbfd'],
    ['#8db4d6', '#eaf3f8'],
    ['#b4cbdc', '#7f9fb8', '#42627f', '#dfe8ee'],
    '#ffe3b5',
    ['#d6493f', '#36618e', '#e0b95c'],
    ['#20303f', '#5a3a2c', '#a9bccb'],
  ),
  rust: palette(
    ['#2a1c16', '#fbf6ef'],
    ['#b9b49a', '#f2dfbd'],
    ['#c4a78a', '#97694a', '#5b3a2c', '#bf9a74'],
    '#ffcf7a',
    ['#b5482a', '#3f6a68', '#d9a441'],
    ['#2c211c', '#8a3f22', '#57564f'],
  ),
  jade: palette(
    ['#12302d', '#f4fbf8'],
    ['#86c7c0', '#e6f5e3'],
    ['#9fcdbf', '#5da392', '#22655c', '#c7d6a8'],
    '#fff0ae',
    ['#e8663f', '#1f8a78', '#f0bf4c'],
    ['#1d2f33', '#5b3a28', '#d98a4a'],
  ),
} as const satisfies Record<PaletteName, Palette>;
