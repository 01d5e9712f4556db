import type { AuthenticationErrorKind } from '@hanji/domain/errors/kinds/authentication-error.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';

/** The message for each authentication error (reading-service, section 8 "User messages"). */
export const authenticationWords: Readonly<Record<AuthenticationErrorKind, PlainPhrase<'signIn'>>> =
  {
    signinIncorrect: 'signinIncorrect',
    authenticationFailed: 'authenticationFailed',
    passwordMismatch: 'passwordMismatch',
    resetFailed: 'resetFailed',
    resetLinkExpired: 'resetLinkExpired',
    encryptionFailed: 'encryptionFailed',
    invalidSecurityKey: 'invalidSecurityKey',
  };
