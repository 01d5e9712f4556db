import { giftItems } from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { giftsExpiringSoon, isReceivable, receivableGifts } from './receivable-gifts.ts';

it.each([
  ['coin', false, true],
  ['ticket', false, true],
  ['ad_ticket', false, false],
  ['other', false, false],
  ['coin', true, false],
  ['ticket', true, false],
  ['ad_ticket', true, false],
  ['other', true, false],
] as const)('[A4-047] a gift of %s, received %s, is receivable: %s', (item, received, expected) => {
  expect(isReceivable({ item, received })).toBe(expected);
});

const gifts = [false, true].flatMap((received) =>
  giftItems.flatMap((item) =>
    [86_399, 86_400].map((expireRemained) => ({ item, received, expireRemained })),
  ),
);

it('[A4-047] receives all that are receivable, in their order', () => {
  expect(receivableGifts(gifts)).toEqual([
    { item: 'coin', received: false, expireRemained: 86_399 },
    { item: 'coin', received: false, expireRemained: 86_400 },
    { item: 'ticket', received: false, expireRemained: 86_399 },
    { item: 'ticket', received: false, expireRemained: 86_400 },
  ]);
});

it('gives notice of the receivable ones that expire within 24 hours', () => {
  expect(giftsExpiringSoon(gifts)).toEqual([
    { item: 'coin', received: false, expireRemained: 86_399 },
    { item: 'ticket', received: false, expireRemained: 86_399 },
  ]);
});
