import { expect, it } from 'vitest';
import { after, now } from '#coins/testing/lots.ts';
import { chargeLot, coinBackLot, grantLot } from './open-lot.ts';

const terms = { id: 4, coins: 30, acquiredAt: now, expiresAt: after(9), platform: 'ios' } as const;
const lot = {
  id: 4,
  granted: 30,
  amount: 30,
  acquiredAt: now,
  expiresAt: after(9),
  platform: 'ios',
};
function from(account: string) {
  return [
    { account: { kind: 'lot', lotId: 4 }, coins: 30 },
    { account: { kind: account }, coins: -30 },
  ];
}

it('a charge is a full lot that keeps what was paid', () => {
  expect(chargeLot({ ...terms, paidWon: 3300 })).toEqual({
    lot: { ...lot, kind: 'purchased', paidWon: 3300 },
    entry: { kind: 'charge', postings: from('sales') },
  });
});

it.each(['free', 'bonus'] as const)('coins given as %s cost nothing', (kind) => {
  expect(grantLot(kind, terms)).toEqual({
    lot: { ...lot, kind, paidWon: 0 },
    entry: { kind: 'grant', postings: from('promotions') },
  });
});

it('coins that come back are a bonus lot', () => {
  expect(coinBackLot(terms)).toEqual({
    lot: { ...lot, kind: 'bonus', paidWon: 0 },
    entry: { kind: 'coin_back', postings: from('promotions') },
  });
});

it.each([
  [0, null],
  [1, 1],
])('%i coins that come back are a lot of %s', (coins, amount) => {
  expect(coinBackLot({ ...terms, coins })?.lot.amount ?? null).toBe(amount);
});

it.each([-1, 1.5, NaN, Infinity])('refuses %d coins', (coins) => {
  expect(() => chargeLot({ ...terms, coins, paidWon: 1 })).toThrow(RangeError);
  expect(() => grantLot('free', { ...terms, coins })).toThrow(RangeError);
  expect(() => coinBackLot({ ...terms, coins })).toThrow(RangeError);
});

it.each([-1, 0.5, NaN])('refuses a payment of %d won', (paidWon) => {
  expect(() => chargeLot({ ...terms, paidWon })).toThrow(RangeError);
});
