import { expect, it } from 'vitest';
import { giftLot } from './gift-lot.ts';

const receivedAt = new Date('2026-11-23T06:00:00Z');

it.each([
  [{ item: 'coin', amount: 5, days: 1 }, 'free', new Date('2026-11-24T06:00:00Z')],
  [{ item: 'coin', amount: 5, days: null }, 'free', null],
  [{ item: 'ticket', amount: 3, days: 30 }, 'ticket', new Date('2026-12-23T06:00:00Z')],
  [{ item: 'ad_ticket', amount: 1, days: null }, 'ad_ticket', null],
] as const)('%j becomes %s that last until %s', (contents, kind, expiresAt) => {
  const opened = giftLot(contents, receivedAt);
  expect(opened?.lot).toMatchObject({ kind, expiresAt, amount: contents.amount, paid: null });
  expect(opened?.reason).toBe('grant');
});

it('is nothing of other things', () => {
  expect(giftLot({ item: 'other', amount: 1, days: null }, receivedAt)).toBeNull();
});

it('is never of nothing', () => {
  expect(() => giftLot({ item: 'coin', amount: -1, days: null }, receivedAt)).toThrow(RangeError);
});
