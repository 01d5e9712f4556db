import { expect, it } from 'vitest';
import { giftLot } from './gift-lot.ts';

const receivedAt = new Date('2026-11-23T06:00:00Z');

it.each([
  [{ item: 'coin', amount: 5, days: 1 }, 'free', new Date('2026-11-24T06:00:00Z')],
  [{ item: 'coin', amount: 5, days: null }, 'free', null],
  [{ item: 'ticket', amount: 3, days: 30 }, 'ticket', new Date('2026-12-23T06:00:00Z')],
] as const)('%j becomes %s that last until %s', (contents, kind, expiresAt) => {
  const { lot, reason } = giftLot(contents, receivedAt);
  expect(lot).toMatchObject({ kind, expiresAt, amount: contents.amount, paid: null });
  expect(reason).toBe('grant');
});

it('is never of nothing', () => {
  expect(() => giftLot({ item: 'coin', amount: -1, days: null }, receivedAt)).toThrow(RangeError);
});
