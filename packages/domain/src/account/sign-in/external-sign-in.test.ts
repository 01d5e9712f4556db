import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterExternalSignUp,
  afterSignUpConfirm,
  externalSignInOutcome,
  signInErrorDelayMs,
  type ExternalSignUp,
} from './external-sign-in.ts';

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
  [false, 'walletOnly', { kind: 'signUpFirst', go: '/signup' }],
] as const)('no account, by wallet %s, sign-up %s: %j', (byWallet, signUp, outcome) => {
  expect(externalSignInOutcome(answer(417), byWallet, signUp, '/x')).toEqual(outcome);
  const odd = answer(417, { awaitDeleted: true, dormant: true });
  expect(externalSignInOutcome(odd, byWallet, signUp, null)).toEqual(outcome);
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
  const code = fc.integer().filter((one) => ![200, 410, 417].includes(one));
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

it.each([
  ['/library', '/library'],
  [null, '/'],
  ['https://elsewhere.example', '/'],
])('says that a sign-up is completed and follows %s to %s', (redirect, go) => {
  expect(afterExternalSignUp(redirect)).toEqual({ say: 'signUpCompleted', go });
});
