import { expect, it } from 'vitest';
import { after, lotOf } from '#coins/testing/lots.ts';
import { applyEntry } from './apply-entry.ts';
import { refundLots } from './refund-lots.ts';

it('takes what is left of lots whose money went back, and nothing twice', () => {
  const lots = [
    lotOf({ id: 1, amount: 7 }),
    lotOf({ id: 2, kind: 'bonus', paid: null, amount: 2, expiresAt: after(-1) }),
    lotOf({ id: 3, amount: 0, granted: 3 }),
  ];
  const entry = refundLots(lots);
  expect(entry).toEqual({
    kind: 'refund',
    postings: [
      { account: { kind: 'lot', lotId: 1 }, unit: 'coin', amount: -7 },
      { account: { kind: 'lot', lotId: 2 }, unit: 'coin', amount: -2 },
      { account: { kind: 'refunds' }, unit: 'coin', amount: 9 },
    ],
  });
  expect(refundLots(applyEntry(lots, entry)).postings).toEqual([]);
});
