import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure, FailureFacts } from '../failure.ts';
import { resultCodes } from '../result-code.ts';
import { errorTable, handlingAt, type ErrorPlace, type Handling } from './error-table.ts';
import { globalOutcome } from './global-outcome.ts';
import { outcomeOfFailure } from './outcome-of-failure.ts';

const facts: FailureFacts = {
  path: '/refund/detail?x=1',
  back: '/comic/1',
  routeNamed: true,
  online: true,
  errorSet: false,
  reloaded: false,
  declared: [],
};
function failure(code: number, more: Partial<Failure> = {}): Failure {
  return {
    code,
    message: 'words',
    title: null,
    endAt: null,
    nextPage: null,
    ...more,
  };
}
const dialog = {
  kind: 'dialog',
  title: null,
  text: { from: 'server', text: 'words' },
  code: null,
  firstTo: null,
  offers: 'close',
  until: null,
  end: { by: 'routeChange' },
};
const home = { by: 'button', path: '/', reload: false };
const places = Object.keys(errorTable) as ErrorPlace[];
const service = [304, 408, 426, 429, 500, 503, 9999];

type Rules = Readonly<Partial<Record<Handling, readonly number[]>>>;
const rules: Readonly<Record<ErrorPlace, readonly [Rules, Handling]>> = {
  anywhere: [{}, 'globally'],
  contentHomeLoad: [{ globally: service, dialogThenHome: [303, 404] }, 'return'],
  chapterLoad: [{ globally: service, dialogThenHomeReloaded: [303, 404] }, 'return'],
  contentGuard: [{ globally: service, return: [401, 428, 451] }, 'dialogThenHome'],
  viewerGuard: [{ globally: service, return: [401, 428, 451] }, 'back'],
  challengeContent: [{ login: [401], globally: [9999] }, 'dialogThenHome'],
  challengeViewer: [{ login: [401], globally: [9999] }, 'back'],
  challengeRoute: [{ login: [401] }, 'globally'],
  refund: [
    {
      silence: [303],
      reloadOnce: [304],
      login: [401],
      home: [404],
      serviceError: [500],
      maintenance: [503],
    },
    'refundAlert',
  ],
  identityMapping: [{}, 'dialogAtUserinfo'],
  expiringCoins: [{}, 'globally'],
  purchase: [{ coinPurchase: [402], return: [409] }, 'purchaseToast'],
  rentByCoin: [{ coinPurchase: [402], return: [409] }, 'purchaseToast'],
  rentByTicket: [{ noTicketsToast: [402], return: [409] }, 'purchaseToast'],
  rentOtherwise: [{ return: [409] }, 'purchaseToast'],
  pendingPurchase: [{ coinPurchase: [402], return: [409] }, 'purchaseDialog'],
  integrate: [{ globally: service, accountNotFound: [404] }, 'accountComplete'],
  signIn: [{ globally: service, return: [410] }, 'signInError'],
  passwordChange: [{ globally: [...service, 401] }, 'passwordChangeError'],
  passwordReset: [{ globally: service }, 'passwordResetError'],
};

describe('the table of places and codes', () => {
  it.each(places)('%s has a rule for every code', (place) => {
    const [named, other] = rules[place];
    for (const code of [...resultCodes, 0, 201, 418, 502]) {
      const rule = Object.entries(named).find(([, codes]) => codes.includes(code));
      expect([code, handlingAt(place, code)]).toEqual([code, rule?.[0] ?? other]);
    }
  });

  it('answers every failure at every place', () => {
    const failures = fc.record({
      code: fc.oneof(fc.integer(), fc.constantFrom(...resultCodes)),
      message: fc.string(),
      title: fc.option(fc.string()),
      debug: fc.option(fc.string()),
      endAt: fc.option(fc.string()),
      nextPage: fc.option(fc.string()),
    });
    fc.assert(
      fc.property(fc.constantFrom(...places), failures, fc.boolean(), (place, one, flag) => {
        const outcome = outcomeOfFailure(one, place, { ...facts, errorSet: flag, reloaded: flag });
        expect(outcome.kind).toBeTypeOf('string');
      }),
    );
  });
});

describe('what comes of it', () => {
  it('leaves to the global handler what is the global handler’s', () => {
    for (const code of [...resultCodes, 418]) {
      const expected = globalOutcome(failure(code), facts);
      expect(outcomeOfFailure(failure(code), 'anywhere', facts)).toEqual(expected);
    }
  });

  it.each<[string, ErrorPlace, number, object]>([
    ['returned to the caller', 'chapterLoad', 428, { kind: 'returned', code: 428 }],
    ['a title that is gone', 'contentHomeLoad', 404, { ...dialog, end: home }],
    ['a chapter that is gone', 'chapterLoad', 303, { ...dialog, end: { ...home, reload: true } }],
    ['a title that does not open', 'contentGuard', 403, { ...dialog, end: home }],
    ['a chapter that does not open', 'viewerGuard', 402, { kind: 'go', path: '/comic/1' }],
    ['a challenge title', 'challengeContent', 500, { ...dialog, end: home }],
    ['a challenge chapter', 'challengeViewer', 404, { kind: 'go', path: '/comic/1' }],
    [
      'a challenge title for members',
      'challengeContent',
      401,
      { kind: 'page', page: 'login', redirect: '/refund/detail?x=1' },
    ],
    [
      'identity mapping, on the account page, with its code',
      'identityMapping',
      409,
      { ...dialog, code: 409, firstTo: '/userinfo' },
    ],
    [
      'no account before the migration',
      'integrate',
      404,
      { ...dialog, text: { from: 'phrase', phrase: 'accountNotFound' }, end: home },
    ],
    [
      'an account that has moved',
      'integrate',
      409,
      { ...dialog, text: { from: 'phrase', phrase: 'accountComplete' }, end: home },
    ],
    ['a refund that is nothing', 'refund', 303, { kind: 'silence', logged: true }],
    ['a refund without a member', 'refund', 404, { kind: 'go', path: '/' }],
    ['a refund and a broken service', 'refund', 500, { kind: 'page', page: 'serviceError' }],
    [
      'a refund and a maintenance',
      'refund',
      503,
      { kind: 'page', page: 'maintenance', title: null, description: 'words', endAt: null },
    ],
    [
      'a refund that failed otherwise',
      'refund',
      9999,
      { ...dialog, text: { from: 'phrase', phrase: 'refundFailed' } },
    ],
    [
      'a purchase',
      'purchase',
      404,
      { kind: 'purchaseFailed', error: 'unavailableContents', shownAs: 'toast', logged: true },
    ],
    [
      'a pending purchase',
      'pendingPurchase',
      500,
      { kind: 'purchaseFailed', error: 'server', shownAs: 'dialog', logged: true },
    ],
    [
      'no ticket left',
      'rentByTicket',
      402,
      { kind: 'purchaseFailed', error: 'noRentalTickets', shownAs: 'toast', logged: true },
    ],
    ['too few coins', 'rentByCoin', 402, { kind: 'go', path: '/coinpurchase' }],
    ['sign-in', 'signIn', 401, { kind: 'authentication', error: 'signinIncorrect' }],
    [
      'a changed password',
      'passwordChange',
      403,
      { kind: 'authentication', error: 'passwordMismatch' },
    ],
    [
      'a reset password',
      'passwordReset',
      410,
      { kind: 'authentication', error: 'resetLinkExpired' },
    ],
  ])('%s (%s, %i)', (_, place, code, expected) => {
    expect(outcomeOfFailure(failure(code), place, facts)).toEqual(expected);
  });

  it('reloads refund pages once, and then says that an error occurred', () => {
    expect(outcomeOfFailure(failure(304), 'refund', facts)).toEqual({ kind: 'reload' });
    expect(outcomeOfFailure(failure(304), 'refund', { ...facts, reloaded: true })).toEqual({
      ...dialog,
      text: { from: 'phrase', phrase: 'refundFailed' },
    });
  });
});

describe('the words of a route load', () => {
  it.each([
    ['words', 'debug', { from: 'server', text: 'words' }],
    ['', 'debug', { from: 'server', text: 'debug' }],
    [' ', 'debug', { from: 'server', text: 'debug' }],
    ['', '', { from: 'phrase', phrase: 'systemError' }],
    ['', null, { from: 'phrase', phrase: 'systemError' }],
    ['words', null, { from: 'server', text: 'words' }],
  ])('message "%s", debug "%s"', (message, debug, text) => {
    const outcome = outcomeOfFailure(failure(404, { message, debug }), 'contentHomeLoad', facts);
    expect(outcome).toMatchObject({ text });
  });

  it('needs no debug text', () => {
    const outcome = outcomeOfFailure(failure(404, { message: '' }), 'chapterLoad', facts);
    expect(outcome).toMatchObject({ text: { from: 'phrase', phrase: 'systemError' } });
  });

  it('shows debug text nowhere else', () => {
    const given = failure(409, { message: '', debug: 'debug' });
    const text = { from: 'phrase', phrase: 'systemError' };
    expect(outcomeOfFailure(given, 'identityMapping', facts)).toMatchObject({ text });
  });
});
