import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differsFrom, encode, shrink } from './picture-difference.ts';

type Look = { x?: number; button?: string; label?: string; badge?: boolean; blur?: number };

/** A card of 360 by 200 with a line of text, a button and a badge, as two machines might draw it. */
async function card({
  x = 0,
  button = '#b5441c',
  label = 'Continue',
  badge = true,
  blur = 0,
}: Look) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="200">
    <rect width="360" height="200" fill="#fbf8f3"/>
    <text x="${16 + x}" y="60" font-family="Noto Sans" font-size="20" fill="#1f1b18">${label}</text>
    <rect x="${16 + x}" y="120" width="160" height="44" rx="12" fill="${button}"/>
    ${badge ? '<rect x="300" y="16" width="40" height="20" rx="4" fill="#25694b"/>' : ''}
  </svg>`;
  const drawn = sharp(Buffer.from(svg)).png();
  const png = await (
    blur > 0
      ? sharp(await drawn.toBuffer())
          .blur(blur)
          .png()
      : drawn
  ).toBuffer();
  return shrink(png);
}

describe('two pictures of a story', () => {
  it.each<[string, Look]>([
    ['drawn the same', {}],
    ['with softer edges, as another text renderer has them', { blur: 0.5 }],
    ['a third of a pixel aside', { x: 0.33 }],
  ])('are the same when %s', async (_, look) => {
    expect(await differsFrom(await card(look), await encode(await card({})))).toBeNull();
  });

  it.each<[string, Look]>([
    ['moved by 4 px', { x: 4 }],
    ['has another colour', { button: '#34468f' }],
    ['lacks its badge', { badge: false }],
  ])('differ when something %s', async (_, look) => {
    expect(await differsFrom(await card(look), await encode(await card({})))).toMatch(
      /^[\d.]+ % of it differs$/,
    );
  });

  it.each([
    [99, null],
    [98, 'it is 180 by 98 px, not 180 by 100'],
  ])('may end a pixel earlier, not two: %i rows', async (rows, difference) => {
    const { data } = await card({});
    const shorter = { data: data.subarray(0, 180 * 4 * rows), width: 180, height: rows };
    expect(await differsFrom(shorter, await encode(await card({})))).toBe(difference);
  });

  it('may be a pixel narrower', async () => {
    const whole = await card({});
    const rows = Array.from({ length: 100 }, (_, row) =>
      whole.data.subarray(row * 720, row * 720 + 179 * 4),
    );
    const narrower = { data: Buffer.concat(rows), width: 179, height: 100 };
    expect(await differsFrom(narrower, await encode(whole))).toBeNull();
  });
});
