import { expect, it } from 'vitest';
import { authenticationError, authenticationErrorKinds } from './authentication-error.ts';

it.each([
  ['signIn', 401, 'signinIncorrect'],
  ['signIn', 404, 'signinIncorrect'],
  ['signIn', 400, 'authenticationFailed'],
  ['signIn', 403, 'authenticationFailed'],
  ['signIn', 418, 'authenticationFailed'],
  ['passwordChange', 403, 'passwordMismatch'],
  ['passwordChange', 400, 'authenticationFailed'],
  ['passwordChange', 404, 'authenticationFailed'],
  ['passwordReset', 404, 'resetLinkExpired'],
  ['passwordReset', 410, 'resetLinkExpired'],
  ['passwordReset', 400, 'resetFailed'],
  ['passwordReset', 401, 'resetFailed'],
] as const)('%s with code %i: %s', (use, code, kind) => {
  expect(authenticationError(use, code)).toBe(kind);
});

it('has the kinds that messages exist for', () => {
  expect(authenticationErrorKinds).toEqual([
    'signinIncorrect',
    'authenticationFailed',
    'passwordMismatch',
    'resetFailed',
    'resetLinkExpired',
    'encryptionFailed',
    'invalidSecurityKey',
  ]);
});
