import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountDeletion,
  accountDeletionStart,
  afterCancel,
  type AccountDeletion,
  type AccountDeletionEvent,
} from './account-flows.ts';
import { signOutEffects } from './sign-out.ts';

it.each([
  ['signIn', '/login'],
  ['signUp', '/signup'],
  ['findPassword', '/password/find'],
  ['adultVerification', '/maturecertificate'],
  ['deleteAccount', '/account'],
] as const)('cancelling %s returns to its start, once confirmed', (flow, start) => {
  expect(afterCancel(flow, true)).toBe(start);
  expect(afterCancel(flow, false)).toBeNull();
});

describe('deleting an account', () => {
  const confirmed: AccountDeletionEvent = { type: 'confirmed', reader: 'member', formValid: true };
  const answer = (code: number): AccountDeletionEvent => ({ type: 'answered', code });
  const run = (...events: readonly AccountDeletionEvent[]): AccountDeletion =>
    events.reduce(accountDeletion, accountDeletionStart);

  it('signs out without a call, and goes home', () => {
    expect(run()).toEqual({ step: 'open' });
    expect(run(confirmed)).toEqual({ step: 'deleting' });
    expect(run(confirmed, answer(200))).toEqual({
      step: 'deleted',
      effects: signOutEffects(true),
      go: '/',
    });
  });

  it('goes nowhere without its reason', () => {
    expect(run({ ...confirmed, formValid: false })).toEqual({ step: 'open' });
  });

  it.each([300, 400, 500])('can be confirmed again after code %i', (code) => {
    expect(run(confirmed, answer(code))).toEqual({ step: 'failed', code });
    expect(run(confirmed, answer(code), confirmed)).toEqual({ step: 'deleting' });
    expect(run(confirmed, answer(code), { ...confirmed, formValid: false })).toEqual({
      step: 'failed',
      code,
    });
  });

  it.each([
    ['guest', 'guestUnavailable'],
    ['visitor', 'signIn'],
  ] as const)('is refused to a %s, with a reason or without', (reader, permission) => {
    const refused = { step: 'refused', permission };
    expect(run({ ...confirmed, reader })).toEqual(refused);
    expect(run({ ...confirmed, reader, formValid: false })).toEqual(refused);
    expect(run({ ...confirmed, reader }, confirmed, answer(200))).toEqual(refused);
  });

  it('deletes only a member’s account, confirmed with its reason and answered, however events come', () => {
    const events = fc.oneof(
      fc.record({
        type: fc.constant('confirmed' as const),
        reader: fc.constantFrom('visitor' as const, 'guest' as const, 'member' as const),
        formValid: fc.boolean(),
      }),
      fc.constantFrom(200, 299, 300, 401, 500).map(answer),
    );
    const named = (event: AccountDeletionEvent): string =>
      event.type === 'answered' ? String(event.code) : `${event.reader} ${event.formValid}`;
    const known = [
      /^(?:open|failed) member true deleting$/,
      /^(?:open|failed) (?:visitor|guest) \w+ refused$/,
      /^deleting 2\d\d deleted$/,
      /^deleting [345]\d\d failed$/,
    ];
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (all) => {
        const steps: string[] = [];
        all.reduce((state, event) => {
          const next = accountDeletion(state, event);
          if (next !== state) steps.push(`${state.step} ${named(event)} ${next.step}`);
          return next;
        }, accountDeletionStart);
        expect(steps.filter((step) => !known.some((one) => one.test(step)))).toEqual([]);
      }),
    );
  });

  it('takes no heed of events that a step does not expect', () => {
    expect(run(answer(200))).toEqual({ step: 'open' });
    expect(run(confirmed, confirmed)).toEqual({ step: 'deleting' });
    const deleted = run(confirmed, answer(200));
    expect(accountDeletion(deleted, confirmed)).toBe(deleted);
    expect(accountDeletion(deleted, answer(500))).toBe(deleted);
  });
});
