import { expect, it } from 'vitest';
import { bmp } from './testing/bmp.ts';
import { decodeBmp } from './decode-bmp.ts';

const limits = { mostPixels: 100, side: 4 };
const red = [255, 0, 0];
const green = [0, 255, 0];
const blue = [0, 0, 255];
const white = [255, 255, 255];

/** Two by two: red and green above blue and white. */
const square = [...red, ...green, ...blue, ...white];

const readable: Readonly<Record<string, Buffer>> = {
  '24 bits': bmp({
    bits: 24,
    rows: [
      [0x0000ff, 0xffffff],
      [0xff0000, 0x00ff00],
    ],
  }),
  '32 bits': bmp({
    bits: 32,
    rows: [
      [0x0000ff, 0xffffff],
      [0xff0000, 0x00ff00],
    ],
  }),
  '24 bits from the top': bmp({
    bits: 24,
    fromTop: true,
    rows: [
      [0xff0000, 0x00ff00],
      [0x0000ff, 0xffffff],
    ],
  }),
  '16 bits, five for each': bmp({
    bits: 16,
    rows: [
      [0x001f, 0x7fff],
      [0x7c00, 0x03e0],
    ],
  }),
  '16 bits by masks, six for green': bmp({
    bits: 16,
    masks: [0xf800, 0x07e0, 0x001f],
    rows: [
      [0x001f, 0xffff],
      [0xf800, 0x07e0],
    ],
  }),
  '32 bits by masks in another order': bmp({
    bits: 32,
    masks: [0xff, 0xff00, 0xff0000],
    rows: [
      [0xff0000, 0xffffff],
      [0xff, 0xff00],
    ],
  }),
  'a palette of 4 bits': bmp({
    bits: 4,
    palette: [0xff0000, 0x00ff00, 0x0000ff, 0xffffff],
    rows: [
      [2, 3],
      [0, 1],
    ],
  }),
  'a palette of 8 bits': bmp({
    bits: 8,
    palette: [0xff0000, 0x00ff00, 0x0000ff, 0xffffff],
    rows: [
      [2, 3],
      [0, 1],
    ],
  }),
  'an old header': bmp({
    bits: 24,
    core: true,
    rows: [
      [0x0000ff, 0xffffff],
      [0xff0000, 0x00ff00],
    ],
  }),
};

it.each(Object.entries(readable))('reads %s', (_, bytes) => {
  expect([...(decodeBmp(bytes, limits)?.data ?? [])]).toEqual(square);
});

it('reads a palette of one bit', () => {
  const bytes = bmp({
    bits: 1,
    palette: [0xff0000, 0x00ff00],
    rows: [
      [0, 1],
      [1, 0],
    ],
  });
  const pixels = [...green, ...red, ...red, ...green];
  expect([...(decodeBmp(bytes, limits)?.data ?? [])]).toEqual(pixels);
});

it('takes the middle square, and of many pixels some', () => {
  const wide = bmp({
    bits: 24,
    rows: [
      [0, 0xff0000, 0x00ff00, 0],
      [0, 0x0000ff, 0xffffff, 0],
    ],
  });
  expect(decodeBmp(wide, limits)).toMatchObject({ width: 2, height: 2 });
  const rows = Array.from({ length: 9 }, (_, y) => Array.from({ length: 9 }, (_x, x) => y * 9 + x));
  const large = decodeBmp(bmp({ bits: 24, fromTop: true, rows }), limits);
  expect(large).toMatchObject({ width: 4, height: 4 });
  expect([...(large?.data ?? [])].filter((_, at) => at % 3 === 2)).toEqual(
    [0, 2, 4, 6].flatMap((y) => [0, 2, 4, 6].map((x) => y * 9 + x)),
  );
});

it('shows numbers beyond a palette as black', () => {
  const bytes = bmp({
    bits: 4,
    palette: [0xff0000],
    rows: [
      [0, 7],
      [0, 0],
    ],
  });
  expect([...(decodeBmp(bytes, limits)?.data ?? [])]).toEqual([...red, ...red, ...red, 0, 0, 0]);
});

const whole = bmp({
  bits: 24,
  rows: [
    [1, 2],
    [3, 4],
  ],
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['two letters', Buffer.from('BM')],
  ['something else', Buffer.concat([Buffer.from('MB'), whole.subarray(2)])],
  ['what is cut off by a byte', whole.subarray(0, -1)],
  ['no width', changed(whole, 18, 0)],
  ['a width below zero', changed(whole, 18, -2)],
  ['30,000 × 30,000 pixels that are not there', changed(changed(whole, 18, 30_000), 22, 30_000)],
  ['the least height there is', changed(whole, 22, -(2 ** 31))],
  ['pixels before the file', changed(whole, 10, 0)],
  ['pixels far behind it', changed(whole, 10, 2 ** 31 - 1)],
  ['a header of no known size', changed(whole, 14, 41_000)],
  ['a compressed one', changed(whole, 30, 1)],
  ['a depth that none has', changed(whole, 28, 7)],
  [
    'over so many pixels',
    bmp({ bits: 24, rows: Array.from({ length: 11 }, () => Array.from({ length: 10 }, () => 0)) }),
  ],
])('refuses %s', (_, bytes) => {
  expect(decodeBmp(bytes, limits)).toBeNull();
});

it('reads one of exactly so many pixels', () => {
  const rows = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => 0));
  expect(decodeBmp(bmp({ bits: 24, rows }), limits)).not.toBeNull();
});

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeInt32LE(value, at);
  return copy;
}
