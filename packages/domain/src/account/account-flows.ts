import type { ReaderKind } from '#chapters/reader.ts';
import { callSucceeded } from '#errors/call-success.ts';
import { permissionFor, type Permission } from './reader-permissions.ts';
import { signOutEffects, type SignOutEffect } from './sign-out.ts';

/** The flows of an account, and where each starts. */
const starts = {
  signIn: '/login',
  signUp: '/signup',
  findPassword: '/password/find',
  adultVerification: '/maturecertificate',
  deleteAccount: '/account',
} as const;

export type AccountFlow = keyof typeof starts;

/**
 * Where cancelling a flow leads: after a confirm to its start; null stays where it is
 * (reading-service, section 4 "Account flows can be cancelled").
 */
export function afterCancel(flow: AccountFlow, confirmed: boolean): string | null {
  return confirmed ? starts[flow] : null;
}

export type AccountDeletion =
  | { readonly step: 'open' }
  | { readonly step: 'refused'; readonly permission: Exclude<Permission, 'allowed'> }
  | { readonly step: 'deleting' }
  | { readonly step: 'failed'; readonly code: number }
  /** The session went with the account, so its end is not called for. */
  | { readonly step: 'deleted'; readonly effects: readonly SignOutEffect[]; readonly go: '/' };

export type AccountDeletionEvent =
  | { readonly type: 'confirmed'; readonly reader: ReaderKind; readonly formValid: boolean }
  | { readonly type: 'answered'; readonly code: number };

export const accountDeletionStart: AccountDeletion = { step: 'open' };

/**
 * The next step of deleting an account (reading-service, section 4 "Deleting an account exits the
 * app"): on the web that signs out and goes to `/`. A form without its reason goes nowhere; a
 * failure can be confirmed again. An event that a step does not expect changes nothing.
 */
export function accountDeletion(
  state: AccountDeletion,
  event: AccountDeletionEvent,
): AccountDeletion {
  switch (state.step) {
    case 'open':
    case 'failed':
      return event.type === 'confirmed' ? begun(state, event.reader, event.formValid) : state;
    case 'deleting':
      if (event.type !== 'answered') return state;
      return callSucceeded('under300', event.code)
        ? { step: 'deleted', effects: signOutEffects(true), go: '/' }
        : { step: 'failed', code: event.code };
    case 'refused':
    case 'deleted':
      return state;
  }
}

function begun(state: AccountDeletion, reader: ReaderKind, formValid: boolean): AccountDeletion {
  const permission = permissionFor(reader, 'deleteAccount');
  if (permission !== 'allowed') return { step: 'refused', permission };
  return formValid ? { step: 'deleting' } : state;
}
