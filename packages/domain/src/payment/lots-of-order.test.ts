import { expect, it } from 'vitest';
import { lotsOfOrder } from './lots-of-order.ts';

const now = new Date('2026-11-23T03:00:00Z');
const order = {
  coins: 100,
  bonusCoins: 10,
  bonusDays: 90,
  price: {
    amount: 999,
    currency: 'USD',
  } as const,
};

it('opens a lot of what was paid, for five years, and one of the bonus', () => {
  const [charged, bonus, ...more] = lotsOfOrder(order, now);
  expect(more).toEqual([]);
  expect(charged).toMatchObject({
    reason: 'charge',
    lot: {
      kind: 'purchased',
      granted: 100,
      paid: order.price,
      platform: 'web',
      expiresAt: new Date('2031-11-23T03:00:00Z'),
    },
  });
  expect(bonus).toMatchObject({
    reason: 'grant',
    lot: { kind: 'bonus', granted: 10, paid: null, expiresAt: new Date('2027-02-21T03:00:00Z') },
  });
});

it('opens no lot of no bonus, and one without end where the bonus has none', () => {
  expect(lotsOfOrder({ ...order, bonusCoins: 0 }, now)).toHaveLength(1);
  expect(lotsOfOrder({ ...order, bonusDays: null }, now)[1]?.lot.expiresAt).toBeNull();
});
