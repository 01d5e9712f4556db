import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Edition, pictureName } from './take-screens.ts';

const ground = '#e4dcd0';
const space = 28;
const height = 844;

type Shown = readonly [screen: string, width: number, theme: 'light' | 'dark'];

const reading: readonly Shown[] = [
  ['home-comic', 390, 'light'],
  ['comic', 390, 'light'],
  ['comic-chapter', 390, 'light'],
  ['home-comic', 1440, 'dark'],
  ['novel-chapter', 390, 'light'],
  ['novel', 390, 'dark'],
];

const shown: Readonly<Record<Edition, readonly Shown[]>> = {
  ko: reading,
  ja: reading,
  global: reading,
  'vi-refund': [
    ['notice', 390, 'light'],
    ['sign-in', 390, 'light'],
    ['notice', 1440, 'light'],
    ['notice', 390, 'dark'],
  ],
};

/** Lays an edition's pictures side by side, at equal height; gives the sheet's file. */
export async function makeSheet(edition: Edition, from: string, to: string): Promise<string> {
  const pictures = await Promise.all(
    shown[edition].map(async ([screen, width, theme]) => {
      const file = path.join(from, pictureName(edition, screen, width, theme));
      const { data, info } = await sharp(file)
        .resize({ height })
        .toBuffer({ resolveWithObject: true });
      return { input: data, width: info.width };
    }),
  );
  let left = space;
  const placed = pictures.map(({ input, width }) => {
    const place = { input, left, top: space };
    left += width + space;
    return place;
  });
  mkdirSync(to, { recursive: true });
  const sheet = path.join(to, `${edition}.webp`);
  const canvas = {
    width: left,
    height: height + 2 * space,
    channels: 3,
    background: ground,
  } as const;
  const laid = await sharp({ create: canvas }).composite(placed).png().toBuffer();
  await sharp(laid)
    .resize({ width: Math.round(left * 0.72) })
    .webp({ quality: 84 })
    .toFile(sheet);
  return sheet;
}
