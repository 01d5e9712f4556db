import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinMethods } from '#purchase/price.ts';
import { parsePending, pendingOfCall, pendingText } from './pending-purchase.ts';

const pending = { contentId: 7, chapterId: 70, method: 'unlock', price: 5 } as const;
const id = fc.integer({ min: 1 });

it('stores content, chapter, method and price, and reads back what it stored', () => {
  expect(JSON.parse(pendingText(pending))).toEqual(pending);
  expect(parsePending(pendingText({ ...pending, method: 'rent-with-coin' }))).toEqual({
    ...pending,
    method: 'rent-with-coin',
  });
  const any = fc.record({
    contentId: id,
    chapterId: id,
    method: fc.constantFrom(...coinMethods),
    price: id,
  });
  fc.assert(
    fc.property(any, (given) => {
      expect(parsePending(pendingText(given))).toEqual(given);
    }),
  );
});

it('drops what it does not know', () => {
  const stored = JSON.stringify({ ...pending, more: 1 });
  expect(parsePending(stored)).toEqual(pending);
  expect(pendingText(JSON.parse(stored))).toBe(pendingText(pending));
});

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
  JSON.stringify([pending]),
  ...(['contentId', 'chapterId', 'price'] as const).flatMap((name) =>
    [undefined, null, 0, -1, 1.5, '5', 2 ** 53, true, [5], {}].map((value) =>
      JSON.stringify({ ...pending, [name]: value }),
    ),
  ),
  ...[undefined, null, '', 'rent-with-gauge', 'unlock-all', 'UNLOCK', 0, ['unlock']].map((method) =>
    JSON.stringify({ ...pending, method }),
  ),
  '{"__proto__":{"contentId":7,"chapterId":70,"method":"unlock","price":5}}',
])('takes nothing from %s', (text) => {
  expect(parsePending(text)).toBeNull();
});

it('takes the smallest and the largest whole numbers', () => {
  const edge = { ...pending, contentId: 1, chapterId: Number.MAX_SAFE_INTEGER, price: 1 };
  expect(parsePending(JSON.stringify(edge))).toEqual(edge);
});

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parsePending(text)).toBeNull();
    }),
  );
});

it.each([
  [{ call: 'unlock', price: 5, coinBackPrice: 1 } as const, pending],
  [
    { call: 'rent-with-coin', rentalPrice: 2 } as const,
    { ...pending, method: 'rent-with-coin', price: 2 },
  ],
  [{ call: 'rent-with-ticket' } as const, null],
  [{ call: 'unlock-all', chapterIds: [70], price: 5, coinBackPrice: 0 } as const, null],
])('keeps of the call %j: %j', (call, kept) => {
  expect(pendingOfCall({ contentId: 7, chapterId: 70 }, call)).toEqual(kept);
});
