import { redirectTarget } from '#paths/redirect-target.ts';
import { withRedirect } from '#paths/with-redirect.ts';
import {
  authenticationError,
  type AuthenticationErrorKind,
} from '#errors/kinds/authentication-error.ts';
/** The children of `/login` that are shown after a sign-in. */
export type NextPage = 'auth' | 'dormant' | 'agree' | 'campaign' | 'changePassword';

/**
 * A child of `/login` with the parameter that it needs, and where to go on from it: Authorize is
 * `auth` (reading-service, section 2 "Login and sign-up"). A redirect that is no path of ours, or
 * only Home, is left out.
 */
export function nextPagePath(page: NextPage, redirect: string | null): string {
  const target = redirectTarget(redirect);
  const query = target === '/' ? '' : `&redirect=${encodeURIComponent(target)}`;
  return `/login/${page}?nextPage=true${query}`;
}

/** What an account still asks for once its credentials were right. */
export type AccountStatus = {
  readonly dormant: boolean;
  readonly consentNeeded: boolean;
  /** Whether the password has not been changed for so long that the campaign asks to. */
  readonly passwordChangeDue: boolean;
};

/**
 * Where Authorize leads (reading-service, section 2 and section 4 "Authentication"): a dormant
 * account is reactivated first, then terms are agreed to, then the password-change campaign; after that
 * the stored redirect path, or `/`.
 */
export function afterAuthorize(status: AccountStatus, redirect: string | null): string {
  if (status.dormant) return nextPagePath('dormant', redirect);
  if (status.consentNeeded) return nextPagePath('agree', redirect);
  if (status.passwordChangeDue) return nextPagePath('campaign', redirect);
  return redirectTarget(redirect);
}

/** Why an email sign-in came back to its form; `code` tells the failure of a call. */
type EmailSignInProblem =
  | { readonly kind: 'invalidForm' }
  | {
      readonly kind: 'failed';
      readonly code: number;
      readonly error: AuthenticationErrorKind;
    };

/** Where an email sign-in stands; every step between the form and the end names one call. */
export type EmailSignIn =
  | { readonly step: 'form'; readonly problem: EmailSignInProblem | null }
  /** GET /member/rsa/LOGIN. */
  | { readonly step: 'keys'; readonly purpose: 'LOGIN' }
  /** POST /member/signin. */
  | { readonly step: 'sending' }
  /** A session key works once, so the dormant check fetches keys of its own. */
  | { readonly step: 'dormantKeys'; readonly purpose: 'CHECK_PASSWORD' }
  /** POST /status/check-dormant-password. */
  | { readonly step: 'dormantCheck' }
  /** Signed in: go to Authorize, and record the sign-in. */
  | { readonly step: 'signedIn' }
  /** The account is dormant: go to Authorize with this uid. */
  | { readonly step: 'dormant'; readonly neoIdUid: string };

export type EmailSignInEvent =
  | { readonly type: 'submitted'; readonly formValid: boolean }
  | { readonly type: 'keysFetched' }
  | { readonly type: 'answered'; readonly code: number; readonly neoIdUid: string | null };

export const emailSignInStart: EmailSignIn = { step: 'form', problem: null };

/**
 * The next step of an email sign-in (reading-service, section 4 "Authentication"): validate the
 * form, fetch keys, send, on 200 Authorize, on 410 the dormant check. `answered` is any call that
 * came back, keys that were refused included. An event that a step does not expect changes nothing.
 */
export function emailSignIn(state: EmailSignIn, event: EmailSignInEvent): EmailSignIn {
  switch (state.step) {
    case 'form':
      return event.type === 'submitted' ? afterSubmit(event.formValid) : state;
    case 'keys':
      return afterKeys(state, event, { step: 'sending' });
    case 'sending':
      if (event.type !== 'answered') return state;
      if (event.code === 200) return { step: 'signedIn' };
      if (event.code === 410) return { step: 'dormantKeys', purpose: 'CHECK_PASSWORD' };
      return failed(event.code);
    case 'dormantKeys':
      return afterKeys(state, event, { step: 'dormantCheck' });
    case 'dormantCheck':
      if (event.type !== 'answered') return state;
      return event.code === 200 && event.neoIdUid
        ? { step: 'dormant', neoIdUid: event.neoIdUid }
        : failed(event.code);
    case 'signedIn':
    case 'dormant':
      return state;
  }
}

function afterSubmit(formValid: boolean): EmailSignIn {
  if (formValid) return { step: 'keys', purpose: 'LOGIN' };
  return { step: 'form', problem: { kind: 'invalidForm' } };
}

function afterKeys(state: EmailSignIn, event: EmailSignInEvent, next: EmailSignIn): EmailSignIn {
  if (event.type === 'keysFetched') return next;
  return event.type === 'answered' ? failed(event.code) : state;
}

function failed(code: number): EmailSignIn {
  const error = authenticationError('signIn', code);
  return { step: 'form', problem: { kind: 'failed', code, error } };
}

/** How an edition signs up who comes by a provider and has no account (code 417). */
export type ExternalSignUp =
  /** It asks first, whatever the provider. */
  | 'confirm'
  /** The payment wallet signs up directly; other providers only sign in. */
  | 'walletOnly';

/** What the service answered to a sign-in by an external provider. */
export type ExternalAnswer = {
  readonly code: number;
  readonly awaitDeleted: boolean;
  /** The account is dormant, and came with what reactivates it. */
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
  if (code === 417) return withoutAccount(byWallet, signUp, redirect);
  if (code === 410 && awaitDeleted) return { kind: 'userNotFound' };
  if (code === 410 && dormant) return { kind: 'dormant', go: nextPagePath('dormant', redirect) };
  return { kind: 'failed', go: '/login', errorAfterMs: signInErrorDelayMs };
}

function withoutAccount(
  byWallet: boolean,
  signUp: ExternalSignUp,
  redirect: string | null,
): ExternalSignInOutcome {
  if (signUp === 'confirm') return { kind: 'confirmSignUp' };
  if (byWallet) return { kind: 'signUp' };
  return { kind: 'signUpFirst', go: withRedirect('/signup', redirect) };
}

/** The reader's answer to 'idp signup confirm': OK signs up, cancel goes home. */
export function afterSignUpConfirm(
  confirmed: boolean,
): { readonly kind: 'signUp' } | { readonly kind: 'go'; readonly path: string } {
  return confirmed ? { kind: 'signUp' } : { kind: 'go', path: '/' };
}
