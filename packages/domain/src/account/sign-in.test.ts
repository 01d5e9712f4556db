import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  afterAuthorize,
  nextPagePath,
  emailSignIn,
  emailSignInStart,
  type EmailSignIn,
  type EmailSignInEvent,
  afterSignUpConfirm,
  externalSignInOutcome,
  signInErrorDelayMs,
  type ExternalSignUp,
} from './sign-in.ts';
describe('after authorize', () => {
  const status = { dormant: false, consentNeeded: false, passwordChangeDue: false };

  it.each([
    ['auth', null, '/login/auth?nextPage=true'],
    ['auth', '/', '/login/auth?nextPage=true'],
    ['auth', '/library?x=1&y', '/login/auth?nextPage=true&redirect=%2Flibrary%3Fx%3D1%26y'],
    ['campaign', '//elsewhere.example', '/login/campaign?nextPage=true'],
    ['auth', '/search/\uD83D', '/login/auth?nextPage=true'],
    ['changePassword', '/setting', '/login/changePassword?nextPage=true&redirect=%2Fsetting'],
  ] as const)('%s with the redirect %s is %s', (page, redirect, path) => {
    expect(nextPagePath(page, redirect)).toBe(path);
  });

  it.each([
    [{}, '/library'],
    [{ passwordChangeDue: true }, '/login/campaign?nextPage=true&redirect=%2Flibrary'],
    [{ consentNeeded: true }, '/login/agree?nextPage=true&redirect=%2Flibrary'],
    [
      { consentNeeded: true, passwordChangeDue: true },
      '/login/agree?nextPage=true&redirect=%2Flibrary',
    ],
    [{ dormant: true }, '/login/dormant?nextPage=true&redirect=%2Flibrary'],
    [
      { dormant: true, consentNeeded: true, passwordChangeDue: true },
      '/login/dormant?nextPage=true&redirect=%2Flibrary',
    ],
  ])('an account that stands so: %j, goes on to %s', (more, path) => {
    expect(afterAuthorize({ ...status, ...more }, '/library')).toBe(path);
  });

  it('goes home where no redirect is stored', () => {
    expect(afterAuthorize(status, null)).toBe('/');
  });

  it('never leads to another host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.constant('//x.example/y')), (redirect) => {
        expect(afterAuthorize(status, redirect)).toBe('/');
        expect(nextPagePath('auth', redirect)).toBe('/login/auth?nextPage=true');
      }),
    );
  });
});

it('asks for each thing once, the dormant account first, and then follows the redirect', () => {
  const statuses = fc.record({
    dormant: fc.boolean(),
    consentNeeded: fc.boolean(),
    passwordChangeDue: fc.boolean(),
  });
  const settles = [
    ['dormant', '/login/dormant'],
    ['consentNeeded', '/login/agree'],
    ['passwordChangeDue', '/login/campaign'],
  ] as const;
  fc.assert(
    fc.property(statuses, (status) => {
      const left = { ...status };
      const went = settles.flatMap(([what]) => {
        const [path] = afterAuthorize(left, '/library').split('?');
        const asked = left[what];
        left[what] = false;
        return asked ? [path] : [];
      });
      const wanted = settles.flatMap(([what, path]) => (status[what] ? [path] : []));
      expect([...went, afterAuthorize(left, '/library')]).toEqual([...wanted, '/library']);
    }),
  );
});

describe('email sign in', () => {
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

  it('takes no step but these, however its events come', () => {
    const events = fc.oneof(
      fc.record({ type: fc.constant('submitted' as const), formValid: fc.boolean() }),
      fc.constant(keys),
      fc.record({
        type: fc.constant('answered' as const),
        code: fc.constantFrom(200, 401, 410, 500),
        neoIdUid: fc.constantFrom(null, '', 'u1'),
      }),
    );
    const named = (event: EmailSignInEvent): string => {
      if (event.type === 'answered') return `${event.code} ${event.neoIdUid || 'nobody'}`;
      return event.type === 'submitted' ? `${event.type} ${event.formValid}` : event.type;
    };
    const known = [
      /^form submitted true keys$/,
      /^keys keysFetched sending$/,
      /^sending 200 \w+ signedIn$/,
      /^sending 410 \w+ dormantKeys$/,
      /^dormantKeys keysFetched dormantCheck$/,
      /^dormantCheck 200 u1 dormant$/,
      /^(?:keys|sending|dormantKeys|dormantCheck) \d+ \w+ form$/,
      /^form submitted false form$/,
    ];
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (all) => {
        const steps: string[] = [];
        all.reduce((state, event) => {
          const next = emailSignIn(state, event);
          if (next !== state) steps.push(`${state.step} ${named(event)} ${next.step}`);
          return next;
        }, emailSignInStart);
        expect(steps.filter((step) => !known.some((one) => one.test(step)))).toEqual([]);
      }),
    );
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
});

describe('external sign in', () => {
  function answer(code: number, more: { awaitDeleted?: boolean; dormant?: boolean } = {}) {
    return {
      code,
      awaitDeleted: false,
      dormant: false,
      ...more,
    };
  }
  const each: readonly (readonly [boolean, ExternalSignUp])[] = [
    [true, 'confirm'],
    [false, 'confirm'],
    [true, 'walletOnly'],
    [false, 'walletOnly'],
  ];

  it.each([
    [true, 'confirm', { kind: 'confirmSignUp' }],
    [false, 'confirm', { kind: 'confirmSignUp' }],
    [true, 'walletOnly', { kind: 'signUp' }],
    [false, 'walletOnly', { kind: 'signUpFirst', go: '/signup?redirect=%2Fx' }],
  ] as const)('no account, by wallet %s, sign-up %s: %j', (byWallet, signUp, outcome) => {
    expect(externalSignInOutcome(answer(417), byWallet, signUp, '/x')).toEqual(outcome);
    const odd = answer(417, { awaitDeleted: true, dormant: true });
    expect(externalSignInOutcome(odd, byWallet, signUp, '/x')).toEqual(outcome);
  });

  it.each(each)('is the same with or without the wallet (%s), sign-up %s', (byWallet, signUp) => {
    const outcome = (given: ReturnType<typeof answer>, redirect: string | null = null) =>
      externalSignInOutcome(given, byWallet, signUp, redirect);
    expect(outcome(answer(200), '/library')).toEqual({
      kind: 'signedIn',
      go: '/login/auth?nextPage=true&redirect=%2Flibrary',
    });
    expect(outcome(answer(200))).toEqual({ kind: 'signedIn', go: '/login/auth?nextPage=true' });
    expect(outcome(answer(410, { awaitDeleted: true }))).toEqual({ kind: 'userNotFound' });
    expect(outcome(answer(410, { awaitDeleted: true, dormant: true }))).toEqual({
      kind: 'userNotFound',
    });
    expect(outcome(answer(410, { dormant: true }), '/library')).toEqual({
      kind: 'dormant',
      go: '/login/dormant?nextPage=true&redirect=%2Flibrary',
    });
  });

  it('shows an error at Login after half a second for anything else', () => {
    expect(signInErrorDelayMs).toBe(500);
    const failed = { kind: 'failed', go: '/login', errorAfterMs: 500 };
    expect(externalSignInOutcome(answer(410), false, 'confirm', '/x')).toEqual(failed);
    const code = fc.integer().filter((value) => ![200, 410, 417].includes(value));
    fc.assert(
      fc.property(code, fc.boolean(), fc.boolean(), fc.constantFrom(...each), (...given) => {
        const [one, awaitDeleted, dormant, [byWallet, signUp]] = given;
        const odd = answer(one, { awaitDeleted, dormant });
        expect(externalSignInOutcome(odd, byWallet, signUp, null)).toEqual(failed);
      }),
    );
  });

  it('signs up when that is confirmed, and goes home when not', () => {
    expect(afterSignUpConfirm(true)).toEqual({ kind: 'signUp' });
    expect(afterSignUpConfirm(false)).toEqual({ kind: 'go', path: '/' });
  });
});
