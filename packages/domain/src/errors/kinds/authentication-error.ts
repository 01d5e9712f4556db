/** What can go wrong with a password (reading-service, section 8 "User messages"). */
export const authenticationErrorKinds = [
  'signinIncorrect',
  'authenticationFailed',
  'passwordMismatch',
  'resetFailed',
  'resetLinkExpired',
  'encryptionFailed',
  'invalidSecurityKey',
] as const;
export type AuthenticationErrorKind = (typeof authenticationErrorKinds)[number];

/** What is done with a password: signing in, changing the known one, setting one by the mailed link. */
export type PasswordUse = 'signIn' | 'passwordChange' | 'passwordReset';

const byCode: Readonly<
  Record<PasswordUse, Readonly<Record<number | 'other', AuthenticationErrorKind>>>
> = {
  // Whether the email or the password is wrong is never told apart.
  signIn: { 401: 'signinIncorrect', 404: 'signinIncorrect', other: 'authenticationFailed' },
  passwordChange: { 403: 'passwordMismatch', other: 'authenticationFailed' },
  passwordReset: { 404: 'resetLinkExpired', 410: 'resetLinkExpired', other: 'resetFailed' },
};

/** The authentication error that a failed call stands for (reading-service, section 8). */
export function authenticationError(use: PasswordUse, code: number): AuthenticationErrorKind {
  return byCode[use][code] ?? byCode[use].other;
}
