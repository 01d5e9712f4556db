import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollFactor } from './scroll-factor.ts';

function stop(top: number, bottom: number) {
  return { left: 0, right: 1, top, bottom };
}

const stops = [stop(0, 1), stop(5, 6), stop(8, 14)];

it.each([
  ['rests while a panel stands in the middle', -0.5, 0.45],
  ['hurries where nothing is on screen', 2, 4],
  ['goes its own pace where the middle is covered', 11, 1],
  ['does not rest on a panel that is taller than the screen', 10, 1],
])('%s', (_, top, factor) => {
  expect(scrollFactor(stops, { top, height: 2 })).toBe(factor);
});

it('goes its own pace where no panels are known', () => {
  expect(scrollFactor([], { top: 3, height: 2 })).toBe(1);
  expect(scrollFactor(stops, { top: 3, height: 0 })).toBe(1);
});

it('stands never still and is never faster than four times, wherever the reader is', () => {
  const boxes = fc.array(
    fc
      .tuple(
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
      )
      .map(([top, tall]) => stop(top, top + tall)),
    { maxLength: 30 },
  );
  const sights = fc.record({
    top: fc.double({ min: -5, max: 60, noNaN: true }),
    height: fc.double({ min: 0.1, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(boxes, sights, (all, sight) => {
      const factor = scrollFactor(all, sight);
      expect(factor).toBeGreaterThanOrEqual(0.45);
      expect(factor).toBeLessThanOrEqual(4);
    }),
  );
});
