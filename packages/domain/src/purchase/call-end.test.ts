import type { FailureData } from '@hanji/contract/envelope.ts';
import { expect, it } from 'vitest';
import { callEnd, isLostAnswer } from './call-end.ts';
import type { ChapterCall } from './flow/chapter-call.ts';

function failure(code: number, data: FailureData = null) {
  return { code, message: 'words', title: null, endAt: null, nextPage: null, data };
}
const terms = { price: 5, coinBackPrice: 1 };

it.each<[ChapterCall['call'], number, object]>([
  ['unlock', 402, { kind: 'coin_purchase' }],
  ['unlock-all', 402, { kind: 'coin_purchase' }],
  ['rent-with-coin', 402, { kind: 'coin_purchase' }],
  ['rent-with-ticket', 402, { kind: 'failed', error: 'noRentalTickets', shownAs: 'toast' }],
  ['rent-with-ticket', 409, { kind: 'failed', error: 'noRentalTickets', shownAs: 'toast' }],
  ['rent-with-gauge', 409, { kind: 'refused' }],
  ['unlock', 409, { kind: 'refused' }],
  ['unlock', 401, { kind: 'login' }],
  ['unlock-all', 208, { kind: 'failed', error: 'alreadyOwned', shownAs: 'toast' }],
  ['unlock', 404, { kind: 'failed', error: 'unavailableContents', shownAs: 'toast' }],
  ['unlock', 9999, { kind: 'failed', error: 'networkTimeout', shownAs: 'toast' }],
])('%s that is answered with %i', (call, code, end) => {
  expect(callEnd(call, failure(code), false)).toEqual(end);
});

it('asks again with the terms that the service names, pending or not', () => {
  const asks = { kind: 'ask_again', terms };
  expect(callEnd('unlock', failure(409, { terms }), false)).toEqual(asks);
  expect(callEnd('rent-with-coin', failure(409, { terms }), true)).toEqual(asks);
});

it('says of a pending purchase in a dialog why it failed', () => {
  expect(callEnd('unlock', failure(404), true)).toMatchObject({ shownAs: 'dialog' });
  expect(callEnd('unlock', failure(402), true)).toEqual({ kind: 'coin_purchase' });
});

it.each([
  [408, true],
  [500, true],
  [503, true],
  [9999, true],
  [208, false],
  [401, false],
  [409, false],
  [429, false],
])('takes %i for a lost answer: %s', (code, lost) => {
  expect(isLostAnswer({ code })).toBe(lost);
});
