import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, placeAfter, viewOf } from './panel-view.ts';

const anyStop = fc
  .record({
    left: fc.double({ min: 0, max: 0.8, noNaN: true }),
    wide: fc.double({ min: 0.08, max: 1, noNaN: true }),
    top: fc.double({ min: 0, max: 200, noNaN: true }),
    tall: fc.double({ min: 0.08, max: 12, noNaN: true }),
  })
  .map(({ left, wide, top, tall }) => ({
    left,
    right: Math.min(1, left + wide),
    top,
    bottom: top + tall,
    page: 0,
    position: { imageId: '0', fraction: 0 },
  }));
const anyStage = fc.record({
  width: fc.integer({ min: 280, max: 900 }),
  height: fc.integer({ min: 200, max: 1200 }),
});

it('shows every part of a panel on the stage, in its middle, and all of the panel in the end', () => {
  fc.assert(
    fc.property(anyStop, anyStage, (stop, stage) => {
      const parts = partsOf(stop, stage);
      expect(parts[0]?.top).toBe(stop.top);
      expect(parts.at(-1)?.bottom).toBeCloseTo(stop.bottom, 6);
      for (const [index, part] of parts.entries()) {
        expect(parts[index + 1]?.top ?? stop.top).toBeLessThanOrEqual(part.bottom);
        const view = viewOf(part, stop, stage);
        const [left, right] = [part.left, part.right].map((x) => view.left + x * view.width);
        const [top, bottom] = [part.top, part.bottom].map((y) => view.top + y * view.width);
        expect(left).toBeGreaterThanOrEqual(-1);
        expect(top).toBeGreaterThanOrEqual(-1);
        expect(right).toBeLessThanOrEqual(stage.width + 1);
        expect(bottom).toBeLessThanOrEqual(stage.height + 1);
        expect(Math.abs((left ?? 0) + (right ?? 0) - stage.width)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

it.each([
  [390, 780, 0.6, 1.6, 1],
  [390, 780, 0.6, 3.2, 3],
  [844, 338, 0.6, 0.9, 1],
  [844, 338, 0.6, 3.2, 15],
])('shows on %i by %i px a panel %f wide and %f high in %i parts', (width, height, w, h, count) => {
  const stop = { left: 0, right: w, top: 0, bottom: h, page: 0 };
  const position = { imageId: '0', fraction: 0 };
  expect(partsOf({ ...stop, position }, { width, height })).toHaveLength(count);
});

it('goes through all parts of all stops, one way and back', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(counts, (parts) => {
      const countOf = (stop: number): number => parts[stop] ?? 0;
      const walk = (start: { stop: number; part: number }, turn: 'next' | 'previous') => {
        const seen = [start];
        for (let at = placeAfter(start, turn, countOf, parts.length); at !== null;) {
          seen.push(at);
          at = placeAfter(at, turn, countOf, parts.length);
        }
        return seen;
      };
      const on = walk({ stop: 0, part: 0 }, 'next');
      expect(on).toHaveLength(parts.reduce((sum, count) => sum + count, 0));
      expect(walk(on.at(-1) ?? { stop: 0, part: 0 }, 'previous')).toEqual(on.toReversed());
    }),
  );
});
