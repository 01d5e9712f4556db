import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnAround, stripPieces } from './strip-pieces.ts';

it('keeps the room of every image exactly once, in order, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (drawn) => {
      const pieces = stripPieces(drawn.length, (index) => drawn[index] ?? false);
      const indexes = pieces.flatMap((piece) =>
        piece.kind === 'image'
          ? [piece.index]
          : Array.from({ length: piece.to - piece.from + 1 }, (_, at) => piece.from + at),
      );
      expect(indexes).toEqual(drawn.map((_, index) => index));
      expect(pieces.filter(({ kind }) => kind === 'image')).toHaveLength(
        drawn.filter(Boolean).length,
      );
    }),
  );
});

it('draws some boxes around what is loaded, and keeps those that were drawn before', () => {
  const first = drawnAround(new Set(), { from: 0, to: 2 });
  expect(Math.max(...first)).toBe(8);
  expect(drawnAround(first, { from: 0, to: 2 })).toBe(first);
  const second = drawnAround(first, { from: 50, to: 51 });
  expect([0, 8, 44, 57].every((index) => second.has(index))).toBe(true);
  const pieces = stripPieces(200, (index) => second.has(index));
  expect(pieces.filter(({ kind }) => kind === 'stretch')).toEqual([
    { kind: 'stretch', from: 9, to: 43 },
    { kind: 'stretch', from: 58, to: 199 },
  ]);
});
