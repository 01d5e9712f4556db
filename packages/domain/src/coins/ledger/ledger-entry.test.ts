import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerEntry, ledgerEntryKinds } from './ledger-entry.ts';

it.each([
  ['charge', 'sales'],
  ['grant', 'promotions'],
  ['coin_back', 'promotions'],
  ['spend', 'revenue'],
  ['expire', 'expiry'],
  ['refund', 'refunds'],
] as const)('%s moves coins between lots and %s', (kind, account) => {
  const changes = [
    { lotId: 7, coins: -2 },
    { lotId: 8, coins: -3 },
  ];
  expect(ledgerEntry(kind, changes)).toEqual({
    kind,
    postings: [
      { account: { kind: 'lot', lotId: 7 }, coins: -2 },
      { account: { kind: 'lot', lotId: 8 }, coins: -3 },
      { account: { kind: account }, coins: 5 },
    ],
  });
});

it.each([[[]], [[{ lotId: 1, coins: 0 }]]])('of nothing has no postings: %j', (changes) => {
  expect(ledgerEntry('expire', changes)).toEqual({ kind: 'expire', postings: [] });
});

it('leaves out changes of no coins', () => {
  const changes = [
    { lotId: 1, coins: 0 },
    { lotId: 2, coins: 4 },
  ];
  expect(ledgerEntry('charge', changes).postings).toEqual([
    { account: { kind: 'lot', lotId: 2 }, coins: 4 },
    { account: { kind: 'sales' }, coins: -4 },
  ]);
});

it('always sums to 0', () => {
  const changes = fc.array(fc.record({ lotId: fc.nat(9), coins: fc.integer() }));
  fc.assert(
    fc.property(fc.constantFrom(...ledgerEntryKinds), changes, (kind, some) => {
      if (kind === 'take_back') return;
      const { postings } = ledgerEntry(kind, some);
      expect(postings.reduce((sum, { coins }) => sum + coins, 0)).toBe(0);
    }),
  );
});
