import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailSignIn,
  emailSignInStart,
  type EmailSignIn,
  type EmailSignInEvent,
} from './email-sign-in.ts';

const submitted: EmailSignInEvent = { type: 'submitted', formValid: true };
const keys: EmailSignInEvent = { type: 'keysFetched' };
function answer(code: number, neoIdUid: string | null = null): EmailSignInEvent {
  return {
    type: 'answered',
    code,
    neoIdUid,
  };
}
function run(...events: readonly EmailSignInEvent[]): EmailSignIn {
  return events.reduce(emailSignIn, emailSignInStart);
}
function failed(code: number, error: string) {
  return {
    step: 'form',
    problem: { kind: 'failed', code, error },
  };
}

describe('an email sign-in', () => {
  it('validates, fetches keys for LOGIN, sends, and is signed in with 200', () => {
    expect(emailSignInStart).toEqual({ step: 'form', problem: null });
    expect(run(submitted)).toEqual({ step: 'keys', purpose: 'LOGIN' });
    expect(run(submitted, keys)).toEqual({ step: 'sending' });
    expect(run(submitted, keys, answer(200))).toEqual({ step: 'signedIn' });
  });

  it('stays at a form that is not valid, and can be sent again', () => {
    const invalid: EmailSignInEvent = { type: 'submitted', formValid: false };
    expect(run(invalid)).toEqual({ step: 'form', problem: { kind: 'invalidForm' } });
    expect(run(invalid, submitted)).toEqual({ step: 'keys', purpose: 'LOGIN' });
    expect(run(submitted, keys, answer(401), submitted)).toEqual({
      step: 'keys',
      purpose: 'LOGIN',
    });
  });

  it.each([
    [401, 'signinIncorrect'],
    [404, 'signinIncorrect'],
    [201, 'authenticationFailed'],
    [400, 'authenticationFailed'],
    [409, 'authenticationFailed'],
    [500, 'authenticationFailed'],
    [9999, 'authenticationFailed'],
  ])('comes back to its form with code %i: %s', (code, error) => {
    expect(run(submitted, keys, answer(code))).toEqual(failed(code, error));
  });

  it('comes back to its form when there are no keys', () => {
    expect(run(submitted, answer(9999))).toEqual(failed(9999, 'authenticationFailed'));
  });
});

describe('a dormant account', () => {
  const dormant = [submitted, keys, answer(410)];

  it('has its password checked with keys of their own, and gives its uid', () => {
    expect(run(...dormant)).toEqual({ step: 'dormantKeys', purpose: 'CHECK_PASSWORD' });
    expect(run(...dormant, keys)).toEqual({ step: 'dormantCheck' });
    expect(run(...dormant, keys, answer(200, 'u1'))).toEqual({ step: 'dormant', neoIdUid: 'u1' });
  });

  it.each([
    [401, 'u1', 'signinIncorrect'],
    [410, 'u1', 'authenticationFailed'],
    [200, null, 'authenticationFailed'],
    [200, '', 'authenticationFailed'],
  ])('with code %i and the uid %s is not let in', (code, uid, error) => {
    expect(run(...dormant, keys, answer(code, uid))).toEqual(failed(code, error));
  });

  it('is not let in when there are no keys', () => {
    expect(run(...dormant, answer(503))).toEqual(failed(503, 'authenticationFailed'));
  });
});

it('takes no heed of events that a step does not expect', () => {
  const at = (step: EmailSignIn['step'], ...events: readonly EmailSignInEvent[]) => {
    const state = run(...events);
    expect(state.step).toBe(step);
    return state;
  };
  const rows: readonly [EmailSignIn, readonly EmailSignInEvent[]][] = [
    [at('form'), [keys, answer(200, 'u1')]],
    [at('keys', submitted), [submitted]],
    [at('sending', submitted, keys), [submitted, keys]],
    [at('dormantKeys', submitted, keys, answer(410)), [submitted]],
    [at('dormantCheck', submitted, keys, answer(410), keys), [submitted, keys]],
    [at('signedIn', submitted, keys, answer(200)), [submitted, keys, answer(401)]],
    [
      at('dormant', submitted, keys, answer(410), keys, answer(200, 'u1')),
      [submitted, keys, answer(200, 'u2')],
    ],
  ];
  for (const [state, events] of rows) {
    for (const event of events) expect(emailSignIn(state, event)).toBe(state);
  }
});

it('signs nobody in without a 200 after keys were fetched', () => {
  const event = fc.oneof(
    fc.constantFrom<EmailSignInEvent>(submitted, keys),
    fc.integer({ min: 201, max: 9999 }).map((code) => answer(code, 'u1')),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      expect(['signedIn', 'dormant']).not.toContain(run(...events).step);
    }),
  );
});
