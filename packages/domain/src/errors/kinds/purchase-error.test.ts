import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOfFailure } from '#errors/outcome/outcome-of-failure.ts';
import type { ErrorPlace } from '#errors/outcome/error-table.ts';
import type { PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';

/** What a reader is left with when a call of a purchase answers with a code. */
function outcome(place: ErrorPlace, code: number) {
  const failure = { code, title: null, message: 'words', debug: null, endAt: null, nextPage: null };
  return outcomeOfFailure(failure, place, {
    path: '/comic/1',
    back: '/comic/1',
    online: true,
    routeNamed: true,
    errorSet: false,
    reloaded: false,
    declared: [],
  });
}

const called = ['purchase', 'rentByCoin', 'rentByTicket', 'rentOtherwise'] as const;

describe.each(called)('%s', (place) => {
  it.each<[number, PurchaseErrorKind]>([
    [208, 'alreadyOwned'],
    [401, 'unauthorizedMember'],
    [403, 'unauthorizedMember'],
    [404, 'unavailableContents'],
    [408, 'networkTimeout'],
    [500, 'server'],
    [503, 'server'],
    [9999, 'networkTimeout'],
    [400, 'response'],
    [418, 'response'],
  ])('that fails with %i says in passing that it is %s', (code, error) => {
    const expected = { kind: 'purchaseFailed', error, shownAs: 'toast', logged: true };
    expect(outcome(place, code)).toEqual(expected);
  });

  it('asks again at another price instead of failing', () => {
    expect(outcome(place, 409)).toEqual({ kind: 'returned', code: 409 });
  });
});

it.each<[ErrorPlace, object]>([
  ['purchase', { kind: 'go', path: '/coinpurchase' }],
  ['rentByCoin', { kind: 'go', path: '/coinpurchase' }],
  ['pendingPurchase', { kind: 'go', path: '/coinpurchase' }],
  ['rentByTicket', { error: 'noRentalTickets', shownAs: 'toast' }],
  ['rentOtherwise', { error: 'response', shownAs: 'toast' }],
])('%s that is not paid for: %j', (place, expected) => {
  expect(outcome(place, 402)).toMatchObject(expected);
});

it('never shows a page of errors nor signs anybody out, whatever a purchase fails with', () => {
  fc.assert(
    fc.property(fc.constantFrom(...called, 'pendingPurchase' as const), fc.nat(), (place, code) => {
      expect(['purchaseFailed', 'returned', 'go']).toContain(outcome(place, code).kind);
    }),
  );
});

it('says in a dialog what became of a purchase that sign-in had interrupted', () => {
  for (const code of [208, 401, 404, 500, 9999]) {
    expect(outcome('pendingPurchase', code)).toMatchObject({
      kind: 'purchaseFailed',
      shownAs: 'dialog',
    });
  }
});
