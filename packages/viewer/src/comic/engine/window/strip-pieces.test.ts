import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnAround } from './drawn-around.ts';
import { blocksAround, stripPieces } from './strip-pieces.ts';

it('keeps the room of every image exactly once, in order, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.nat(45), fc.array(fc.boolean(), { maxLength: 12 }), (count, drawn) => {
      const pieces = stripPieces(count, (block) => drawn[block] ?? false);
      const indexes = pieces.flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      );
      expect(indexes).toEqual(Array.from({ length: count }, (_, index) => index));
      const blocks = Math.ceil(count / 4);
      expect(pieces.filter(({ kind }) => kind === 'block')).toHaveLength(
        drawn.slice(0, blocks).filter(Boolean).length,
      );
    }),
  );
});

it('draws some slides around what is loaded, and keeps those that were drawn before', () => {
  const first = drawnAround(new Set(), { from: 0, to: 2 });
  expect(Math.max(...first)).toBe(8);
  expect(drawnAround(first, { from: 0, to: 2 })).toBe(first);
  const second = drawnAround(first, { from: 50, to: 51 });
  expect([0, 8, 44, 57].every((index) => second.has(index))).toBe(true);
});

it('lets go of what is farthest once much is drawn, and of nothing that is near', () => {
  const goTo = (drawn: ReadonlySet<number>, at: number) =>
    drawnAround(drawn, { from: at, to: at }, 1);
  let drawn: ReadonlySet<number> = new Set();
  for (let at = 1; at <= 500; at += 1) drawn = goTo(drawn, at);
  expect([...drawn].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 64 }, (_, at) => 501 - 63 + at),
  );
  expect(goTo(drawn, 470)).toBe(drawn);
  const back = goTo(drawn, 3);
  expect(back.size).toBe(64);
  expect([2, 3, 4].every((index) => back.has(index))).toBe(true);
  const wide = drawnAround(back, { from: 100, to: 299 }, 1);
  expect([...wide].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 202 }, (_, at) => 99 + at),
  );
});

it('draws a strip by blocks, with one on either side of what is loaded', () => {
  const first = blocksAround(new Set(), { from: 0, to: 2 });
  expect(blocksAround(first, { from: 1, to: 3 })).toBe(first);
  const second = blocksAround(first, { from: 50, to: 52 });
  expect(stripPieces(200, (block) => second.has(block))).toEqual([
    { kind: 'block', from: 0, to: 3 },
    { kind: 'block', from: 4, to: 7 },
    { kind: 'stretch', from: 8, to: 43 },
    { kind: 'block', from: 44, to: 47 },
    { kind: 'block', from: 48, to: 51 },
    { kind: 'block', from: 52, to: 55 },
    { kind: 'block', from: 56, to: 59 },
    { kind: 'stretch', from: 60, to: 199 },
  ]);
});
