import {
  authenticationError,
  type AuthenticationErrorKind,
} from '#errors/kinds/authentication-error.ts';

/** Why an email sign-in came back to its form; `code` tells the failure of a call. */
export type EmailSignInProblem =
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
