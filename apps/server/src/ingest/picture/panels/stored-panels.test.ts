import fc from 'fast-check';
import { expect, it } from 'vitest';
import { panelsOfSlices } from './stored-panels.ts';

const whole = { continuesAbove: false, continuesBelow: false };

it('gives each slice what lies in it, and says what goes on', () => {
  const panels = [
    { x: 10, y: 20, width: 80, height: 60, ...whole },
    { x: 0, y: 90, width: 100, height: 210, ...whole, continuesBelow: true },
  ];
  expect(panelsOfSlices({ isSure: true, panels }, [0, 100, 200, 300])).toEqual([
    {
      isSure: true,
      panels: [
        panels[0],
        { x: 0, y: 90, width: 100, height: 10, continuesAbove: false, continuesBelow: true },
      ],
    },
    {
      isSure: true,
      panels: [{ x: 0, y: 0, width: 100, height: 100, continuesAbove: true, continuesBelow: true }],
    },
    {
      isSure: true,
      panels: [{ x: 0, y: 0, width: 100, height: 100, continuesAbove: true, continuesBelow: true }],
    },
  ]);
});

it('loses no row of a panel, wherever it is cut', () => {
  const cases = fc.record({
    y: fc.nat(500),
    height: fc.integer({ min: 1, max: 500 }),
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(cases, ({ y, height, cuts }) => {
      const rows = [0, ...cuts.toSorted((a, b) => a - b), 1000];
      const panels = [{ x: 0, y, width: 9, height, ...whole }];
      const slices = panelsOfSlices({ isSure: true, panels }, rows);
      const pieces = slices.flatMap((slice, index) =>
        slice.panels.map((piece) => ({ ...piece, y: piece.y + (rows[index] ?? 0) })),
      );
      expect(pieces[0]?.y).toBe(y);
      expect(pieces.reduce((sum, piece) => sum + piece.height, 0)).toBe(height);
      expect(pieces.map(({ continuesAbove }) => continuesAbove)).toEqual(
        pieces.map((_, index) => index > 0),
      );
      expect(pieces.map(({ continuesBelow }) => continuesBelow)).toEqual(
        pieces.map((_, index) => index < pieces.length - 1),
      );
    }),
  );
});
