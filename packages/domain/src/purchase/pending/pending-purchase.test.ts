import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinMethods } from '#purchase/price.ts';
import { parsePending, pendingOfCall, pendingText } from './pending-purchase.ts';

const of = { contentId: 7, title: 'Seven' } as const;
const one = { ...of, method: 'unlock', chapterId: 70, chapter: 'Ten', price: 5 } as const;
const several = { ...of, method: 'unlock-all', chapterIds: [70, 71], price: 9 } as const;
const id = fc.integer({ min: 1 });
const name = fc.string({ minLength: 1 });

it('stores content, chapters, method and price, and reads back what it stored', () => {
  expect(JSON.parse(pendingText(one))).toEqual(one);
  expect(JSON.parse(pendingText(several))).toEqual(several);
  const method = fc.constantFrom(...coinMethods);
  const bulk = fc.constant('unlock-all' as const);
  const chapterIds = fc.uniqueArray(id, { minLength: 1 });
  const any = fc.oneof(
    fc.record({ contentId: id, title: name, method, chapterId: id, chapter: name, price: id }),
    fc.record({ contentId: id, title: name, method: bulk, chapterIds, price: id }),
  );
  fc.assert(
    fc.property(any, (given) => {
      expect(parsePending(pendingText(given))).toEqual(given);
    }),
  );
});

it.each([one, several])('drops what it does not know: %j', (pending) => {
  const stored = JSON.stringify({ ...pending, more: 1 });
  expect(parsePending(stored)).toEqual(pending);
  expect(pendingText(JSON.parse(stored))).toBe(pendingText(pending));
});

const notCounted = [undefined, null, 0, -1, 1.5, '5', 2 ** 53, true, [5], {}];
const noName = [undefined, null, 0, '', ['Ten'], {}, 'x'.repeat(1001)];
const noSelection = [undefined, null, 70, '70,71', [], [70, 70], [70, '71'], [0], [1.5], [null]];

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"unlock"',
  'true',
  '[]',
  '{}',
  JSON.stringify([one]),
  ...(['contentId', 'chapterId', 'price'] as const).flatMap((key) =>
    notCounted.map((value) => JSON.stringify({ ...one, [key]: value })),
  ),
  ...(['contentId', 'price'] as const).flatMap((key) =>
    notCounted.map((value) => JSON.stringify({ ...several, [key]: value })),
  ),
  ...(['title', 'chapter'] as const).flatMap((key) =>
    noName.map((value) => JSON.stringify({ ...one, [key]: value })),
  ),
  ...noName.map((title) => JSON.stringify({ ...several, title })),
  ...[...noSelection, Array.from({ length: 10_001 }, (_, index) => index + 1)].map((chapterIds) =>
    JSON.stringify({ ...several, chapterIds }),
  ),
  ...[undefined, null, '', 'rent-with-gauge', 'unlock-all', 'UNLOCK', 0, ['unlock']].map((method) =>
    JSON.stringify({ ...one, method }),
  ),
  JSON.stringify({ ...several, method: 'unlock' }),
  `{"__proto__":${JSON.stringify(one)}}`,
])('takes nothing from %s', (text) => {
  expect(parsePending(text)).toBeNull();
});

it('takes the smallest and the largest whole numbers, and the longest name', () => {
  const edge = { ...one, contentId: 1, chapterId: Number.MAX_SAFE_INTEGER, price: 1 };
  expect(parsePending(JSON.stringify(edge))).toEqual(edge);
  const long = { ...several, title: 'x'.repeat(1000) };
  expect(parsePending(JSON.stringify(long))).toEqual(long);
});

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parsePending(text)).toBeNull();
    }),
  );
});

const chapter = { id: 70, name: 'Ten' };

it.each([
  [chapter, { call: 'unlock', price: 5, coinBackPrice: 1 } as const, one],
  [
    chapter,
    { call: 'rent-with-coin', rentalPrice: 2 } as const,
    { ...one, method: 'rent-with-coin', price: 2 },
  ],
  [chapter, { call: 'rent-with-ticket' } as const, null],
  [
    null,
    { call: 'unlock-all', chapterIds: [70, 71], price: 9, coinBackPrice: 0 } as const,
    several,
  ],
  [null, { call: 'unlock', price: 5, coinBackPrice: 1 } as const, null],
])('keeps of %j and the call %j: %j', (about, call, kept) => {
  expect(pendingOfCall({ ...of, chapter: about }, call)).toEqual(kept);
});
