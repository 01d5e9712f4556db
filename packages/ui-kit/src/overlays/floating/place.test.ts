import { expect, it } from 'vitest';
import { place, type FloatingAlign, type FloatingSide } from './place.ts';

const view = { width: 390, height: 800 };
const size = { width: 200, height: 100 };
function anchor(left: number, top: number) {
  return { left, top, width: 44, height: 44 };
}

it.each<[FloatingSide, number, number, string]>([
  ['below', 300, 344, 'below where it is wished'],
  ['below', 648, 692, 'below while its height and the edge just fit'],
  ['below', 649, 549, 'above when they no longer fit below'],
  ['above', 300, 200, 'above where it is wished'],
  ['above', 108, 8, 'above while it just fits'],
  ['above', 107, 151, 'below when it no longer fits above'],
])('wished %s of an anchor at %i stands at %i: %s', (side, top, y) => {
  expect(place(anchor(100, top), size, view, { side, align: 'start', rightToLeft: false }).y).toBe(
    y,
  );
});

it('takes the side with more room where neither has enough', () => {
  const low = { width: 390, height: 160 };
  const wish = { side: 'above', align: 'start', rightToLeft: false } as const;
  expect(place(anchor(0, 20), size, low, wish).y).toBe(64);
  expect(place(anchor(0, 100), size, low, { ...wish, side: 'below' }).y).toBe(0);
});

it.each<[FloatingAlign, boolean, number]>([
  ['start', false, 160],
  ['end', false, 8],
  ['center', false, 82],
  ['start', true, 8],
  ['end', true, 160],
])('aligns %s with right-to-left %s at %i', (align, rightToLeft, x) => {
  expect(place(anchor(160, 0), size, view, { side: 'below', align, rightToLeft }).x).toBe(x);
});

it('stays 8 px within the window, and at its left where it is wider than that', () => {
  const wish = { side: 'below', align: 'start', rightToLeft: false } as const;
  expect(place(anchor(340, 0), size, view, wish).x).toBe(390 - 200 - 8);
  expect(place(anchor(0, 0), size, view, wish).x).toBe(8);
  expect(place(anchor(0, 0), { width: 500, height: 10 }, view, wish).x).toBe(8);
});
