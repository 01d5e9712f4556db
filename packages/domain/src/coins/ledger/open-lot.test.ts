import { expect, it } from 'vitest';
import { after, now, won } from '#coins/testing/lots.ts';
import {
  chargeLot,
  coinBackLot,
  grantLot,
  movedLots,
  openingEntry,
  ticketLot,
} from './open-lot.ts';

const terms = { coins: 30, acquiredAt: now, expiresAt: after(9), platform: 'ios' } as const;
const lot = {
  granted: 30,
  amount: 30,
  acquiredAt: now,
  expiresAt: after(9),
  platform: 'ios',
};

it.each([
  { amount: 3300, currency: 'KRW' },
  { amount: 299, currency: 'USD' },
] as const)('a charge is a full lot that keeps what was paid: %j', (paid) => {
  expect(chargeLot({ ...terms, paid })).toEqual({
    lot: { ...lot, kind: 'purchased', paid },
    reason: 'charge',
  });
});

it.each(['free', 'bonus'] as const)('coins given as %s cost nothing', (kind) => {
  expect(grantLot(kind, terms)).toEqual({ lot: { ...lot, kind, paid: null }, reason: 'grant' });
});

it('coins that come back are a bonus lot', () => {
  expect(coinBackLot(terms)).toEqual({
    lot: { ...lot, kind: 'bonus', paid: null },
    reason: 'coin_back',
  });
});

it.each([
  [0, null],
  [1, 1],
])('%i coins that come back are a lot of %s', (coins, amount) => {
  expect(coinBackLot({ ...terms, coins })?.lot.amount ?? null).toBe(amount);
});

it.each([
  [chargeLot({ ...terms, paid: won(3300) }), 'charge', 'sales'],
  [grantLot('free', terms), 'grant', 'promotions'],
  [coinBackLot(terms), 'coin_back', 'promotions'],
])('%j is entered under the id that it was given', (opened, kind, account) => {
  expect(opened && openingEntry(opened, 4)).toEqual({
    kind,
    postings: [
      { account: { kind: 'lot', lotId: 4 }, unit: 'coin', amount: 30 },
      { account: { kind: account }, unit: 'coin', amount: -30 },
    ],
  });
});

it.each([
  [
    120,
    7,
    [
      ['purchased', 120, 0],
      ['free', 7, null],
    ],
  ],
  [0, 7, [['free', 7, null]]],
  [120, 0, [['purchased', 120, 0]]],
  [0, 0, []],
])('of %i bought and %i free coins that moved come %j', (purchasedCoins, freeCoins, lots) => {
  const opened = movedLots({ purchasedCoins, freeCoins }, now);
  expect(
    opened.map((one) => [one.lot.kind, one.lot.granted, one.lot.paid?.amount ?? null]),
  ).toEqual(lots);
  for (const one of opened) {
    expect(one).toMatchObject({ reason: 'move', lot: { acquiredAt: now, expiresAt: null } });
    const amount = -one.lot.granted;
    expect(openingEntry(one, 4).postings.at(-1)).toEqual({
      account: { kind: 'previous_service' },
      unit: 'coin',
      amount,
    });
  }
});

it.each(['ticket', 'ad_ticket'] as const)('tickets are given, each kind by itself: %s', (kind) => {
  const { coins, ...more } = terms;
  const opened = ticketLot(kind, { tickets: coins, ...more });
  expect(opened).toEqual({ lot: { ...lot, kind, paid: null }, reason: 'grant' });
  expect(openingEntry(opened, 4)).toEqual({
    kind: 'grant',
    postings: [
      { account: { kind: 'lot', lotId: 4 }, unit: kind, amount: 30 },
      { account: { kind: 'promotions' }, unit: kind, amount: -30 },
    ],
  });
});

it.each([-1, 1.5, NaN, Infinity])('refuses %d coins', (coins) => {
  expect(() => chargeLot({ ...terms, coins, paid: won(1) })).toThrow(RangeError);
  expect(() => grantLot('free', { ...terms, coins })).toThrow(RangeError);
  expect(() => coinBackLot({ ...terms, coins })).toThrow(RangeError);
  expect(() => ticketLot('ticket', { ...terms, tickets: coins })).toThrow(RangeError);
});

it.each([-1, 0.5, NaN])('refuses a payment of %d won', (amount) => {
  expect(() => chargeLot({ ...terms, paid: won(amount) })).toThrow(RangeError);
});
