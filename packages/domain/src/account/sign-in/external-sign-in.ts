import { redirectTarget } from '#paths/redirect-target.ts';
import { nextPagePath } from './after-authorize.ts';

/** How an edition signs up who comes by a provider and has no account (code 417). */
export type ExternalSignUp =
  /** It asks first, whatever the provider. */
  | 'confirm'
  /** The payment wallet signs up directly; other providers only sign in. */
  | 'walletOnly';

/** What the service answered to a sign-in by an external provider. */
export type ExternalAnswer = {
  readonly code: number;
  /** The account awaits its deletion. */
  readonly awaitDeleted: boolean;
  /** The account is dormant, and came with what wakes it. */
  readonly dormant: boolean;
};

export type ExternalSignInOutcome =
  /** Store the session, fetch the profile, send the foregrounded notice, then go. */
  | { readonly kind: 'signedIn'; readonly go: string }
  /** Ask 'idp signup confirm'; the answer goes to `afterSignUpConfirm`. */
  | { readonly kind: 'confirmSignUp' }
  | { readonly kind: 'signUp' }
  /** Say that there is no sign-up history with that account, then go. */
  | { readonly kind: 'signUpFirst'; readonly go: string }
  | { readonly kind: 'userNotFound' }
  | { readonly kind: 'dormant'; readonly go: string }
  /** Go, and say so only after a while: the screen must be there first. */
  | { readonly kind: 'failed'; readonly go: string; readonly errorAfterMs: number };

/** How long Login is shown before it says that a sign-in failed. */
export const signInErrorDelayMs = 500;

/**
 * What an external sign-in leads to (reading-service, section 4 "External sign-in outcomes").
 * `byWallet`: whether the provider is the payment wallet. Of an account that is both awaiting its
 * deletion and dormant, the deletion counts.
 */
export function externalSignInOutcome(
  answer: ExternalAnswer,
  byWallet: boolean,
  signUp: ExternalSignUp,
  redirect: string | null,
): ExternalSignInOutcome {
  const { code, awaitDeleted, dormant } = answer;
  if (code === 200) return { kind: 'signedIn', go: nextPagePath('auth', redirect) };
  if (code === 417) return withoutAccount(byWallet, signUp);
  if (code === 410 && awaitDeleted) return { kind: 'userNotFound' };
  if (code === 410 && dormant) return { kind: 'dormant', go: nextPagePath('dormant', redirect) };
  return { kind: 'failed', go: '/login', errorAfterMs: signInErrorDelayMs };
}

function withoutAccount(byWallet: boolean, signUp: ExternalSignUp): ExternalSignInOutcome {
  if (signUp === 'confirm') return { kind: 'confirmSignUp' };
  return byWallet ? { kind: 'signUp' } : { kind: 'signUpFirst', go: '/signup' };
}

/** The reader's answer to 'idp signup confirm': OK signs up, cancel goes home. */
export function afterSignUpConfirm(
  confirmed: boolean,
): { readonly kind: 'signUp' } | { readonly kind: 'go'; readonly path: string } {
  return confirmed ? { kind: 'signUp' } : { kind: 'go', path: '/' };
}

/** After a successful external sign-up: say 'sign up completed', and follow the redirect path. */
export function afterExternalSignUp(redirect: string | null): {
  readonly say: 'signUpCompleted';
  readonly go: string;
} {
  return { say: 'signUpCompleted', go: redirectTarget(redirect) };
}
