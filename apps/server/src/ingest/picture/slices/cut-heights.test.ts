import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cutRows,
  heightAt,
  isCut,
  scaledRows,
  tallestSlice,
  type WholeRows,
} from './cut-heights.ts';
import { variantWidths } from '#ingest/picture/variant-widths.ts';

it.each([
  [100, [100]],
  [360, [360]],
  [361, [360, 361]],
  [720, [360, 720]],
  [850, [360, 720, 850]],
  [1440, [360, 720, 1440]],
  [4000, [360, 720, 1440]],
])('stores a picture %d px wide at %j, never enlarged', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

it('cuts a strip of 1,440 px into slices of at most 1,280 px whose scaled heights are whole', () => {
  expect(cutRows(3700, [360, 720, 1440])).toEqual([0, 1236, 2468, 3700]);
  expect(cutRows(1280, [360, 720, 1440])).toEqual([0, 1280]);
  expect(cutRows(1281, [360, 720, 1440])).toEqual([0, 644, 1281]);
});

it('cuts in a gutter where one is near, on whole pixels at every width', () => {
  const widths = [360, 720];
  expect(cutRows(2500, widths)).toEqual([0, 1250, 2500]);
  expect(
    cutRows(2500, widths, [
      [100, 1230],
      [1242, 2400],
    ]),
  ).toEqual([0, 1242, 2500]);
  expect(cutRows(2500, widths, [[1220, 1300]])).toEqual([0, 1220, 2500]);
  // Gutters that no two slices of at most 1,280 px can meet are left alone.
  expect(cutRows(2500, widths, [[1200, 1300]])).toEqual([0, 1250, 2500]);
});

const strips = fc.record({
  width: fc.integer({ min: 1, max: 3000 }),
  height: fc.integer({ min: 1, max: 40_000 }),
  whole: fc.array(fc.tuple(fc.nat(40_000), fc.nat(3000)), { maxLength: 20 }),
});

function wholeRows({ whole }: { whole: readonly (readonly [number, number])[] }): WholeRows[] {
  return whole.map(([from, height]) => [from, from + height]);
}

it('joins without a gap, an overlap or an empty slice, at every width', () => {
  fc.assert(
    fc.property(strips, (strip) => {
      const widths = variantWidths(strip.width);
      const widest = widths.at(-1) ?? 0;
      const rows = cutRows(heightAt(strip, widest), widths, wholeRows(strip));
      for (const width of widths) {
        const height = heightAt(strip, width);
        const cuts = scaledRows(rows, widest, { width, height });
        expect(cuts[0]).toBe(0);
        expect(cuts.at(-1)).toBe(height);
        for (const [index, cut] of cuts.slice(1).entries()) {
          const tall = cut - (cuts[index] ?? 0);
          expect(tall).toBeGreaterThan(0);
          expect(tall).toBeLessThanOrEqual(Math.ceil((tallestSlice * width) / widest));
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('cuts where every scaled height is a whole pixel, as long as such a place exists', () => {
  fc.assert(
    fc.property(strips, (strip) => {
      const widths = variantWidths(strip.width);
      const widest = widths.at(-1) ?? 0;
      // A width up to a slice's height is itself such a place; above it only some are.
      fc.pre(widest <= tallestSlice || widest === 1440);
      const rows = cutRows(heightAt(strip, widest), widths, wholeRows(strip)).slice(1, -1);
      for (const row of rows) for (const width of widths) expect((row * width) % widest).toBe(0);
    }),
  );
});

it('cuts all that is tall in a vertical comic, only strips where pages turn, and no cover', () => {
  const pageSize = { width: 1000, height: 1500 };
  const strip = { width: 1000, height: 2500 };
  expect([isCut(pageSize, 'strip'), isCut(pageSize, 'page'), isCut(pageSize, 'never')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isCut(strip, 'strip'), isCut(strip, 'page'), isCut(strip, 'never')]).toEqual([
    true,
    true,
    false,
  ]);
});
