import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, factorOfWheel, nearZoom, scaledArea } from './zoom.ts';

it.each([
  [0.2, 1],
  [1, 1],
  [1.039, 1],
  [1.04, 1.04],
  [4, 4],
  [9, 4],
])('a zoom of %f is %f', (asked, zoom) => expect(nearZoom(asked)).toBe(zoom));

it.each([
  [0, 1],
  [-10, 1.105],
  [10, 0.905],
  [-120, 1.284],
  [120, 0.779],
])('a turn of the wheel by %i enlarges %f times', (deltaY, factor) => {
  expect(factorOfWheel(deltaY)).toBeCloseTo(factor, 3);
});

describe('what is zoomed', () => {
  const frame = { width: 400, height: 800 };
  const still = (x: number, y: number) => ({ from: { x, y }, to: { x, y } });

  it.each([
    [
      'about its middle',
      { left: 0, top: 100, width: 400, height: 600 },
      2,
      still(200, 400),
      -200,
      -200,
    ],
    ['in a corner', { left: 0, top: 100, width: 400, height: 600 }, 2, still(0, 100), 0, 0],
    [
      'with the fingers moving',
      { left: 0, top: 100, width: 400, height: 600 },
      2,
      { from: { x: 200, y: 400 }, to: { x: 250, y: 380 } },
      -150,
      -220,
    ],
    [
      'where it stays narrower than the screen',
      { left: 150, top: 0, width: 100, height: 800 },
      2,
      still(160, 400),
      100,
      -400,
    ],
    [
      'back to its size',
      { left: -300, top: -500, width: 800, height: 1200 },
      0.5,
      still(10, 10),
      0,
      100,
    ],
  ] as const)('%s', (_, area, factor, points, left, top) => {
    expect(scaledArea(area, factor, points, frame)).toEqual({
      left,
      top,
      width: area.width * factor,
      height: area.height * factor,
    });
  });

  it('of a strip goes as far up and down as there are pages', () => {
    const strip = { left: 0, top: -9000, width: 400, height: 20_000 };
    const { top } = scaledArea(strip, 2, still(200, 300), { width: 400 });
    expect(top).toBe(300 - 9300 * 2);
  });

  it('never leaves a gap beside it that need not be, and holds the point elsewhere', () => {
    const size = fc.integer({ min: 1, max: 2000 });
    const place = fc.integer({ min: 0, max: 400 });
    const factors = fc.double({ min: 0.25, max: 4, noNaN: true });
    fc.assert(
      fc.property(size, size, place, place, factors, (width, height, x, y, factor) => {
        const area = {
          left: Math.min(0, 400 - width),
          top: Math.min(0, 800 - height),
          width,
          height,
        };
        const found = scaledArea(area, factor, still(x, y), frame);
        const held = x - (x - area.left) * factor;
        const bounds = found.width <= 400 ? [(400 - found.width) / 2] : [0, 400 - found.width];
        const least = Math.min(...bounds);
        const most = Math.max(...bounds);
        expect(found.left).toBeCloseTo(Math.min(most, Math.max(least, held)), 6);
      }),
    );
  });
});

it('takes pages side by side for one', () => {
  expect(around([])).toBeUndefined();
  expect(
    around([
      { left: 10, top: 30, width: 50, height: 100 },
      { left: 60, top: 20, width: 50, height: 80 },
    ]),
  ).toEqual({ left: 10, top: 20, width: 100, height: 110 });
});
