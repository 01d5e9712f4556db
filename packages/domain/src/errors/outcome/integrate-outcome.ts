import { handlingAt } from './error-table.ts';

/** A dialog of the migration, which then leads to `leadsTo`. */
export type IntegrateMessage = {
  readonly kind: 'message';
  readonly says: 'accountNotFound' | 'accountComplete';
  readonly leadsTo: '/';
};

/** `failed`: of the service or the connection, which the screen says as any other does. */
export type IntegrateOutcome = IntegrateMessage | { readonly kind: 'failed' };

/** What the pre-migration check came to: `allowed` of an answer, else the code of a failure. */
export type IntegrateCheck = { readonly allowed: boolean } | { readonly code: number };

function message(says: IntegrateMessage['says']): IntegrateMessage {
  return { kind: 'message', says, leadsTo: '/' };
}

/**
 * The guard of the migration's sign-in (challenge-and-shutdown, section 8): a check that passes
 * enters, otherwise 'account complete', and 'account not found' for 404; each dialog then goes to
 * Home.
 */
export function integrateGuard(
  check: IntegrateCheck,
): { readonly kind: 'enter' } | IntegrateOutcome {
  if ('allowed' in check) return check.allowed ? { kind: 'enter' } : message('accountComplete');
  const handling = handlingAt('integrate', check.code);
  return handling === 'accountNotFound' || handling === 'accountComplete'
    ? message(handling)
    : { kind: 'failed' };
}

/**
 * What a refused account of the previous service means: there is none (404), or it was moved (409).
 * Whatever else came says nothing of an account.
 */
export function previousAccountOutcome(code: number): IntegrateOutcome {
  if (code === 404) return message('accountNotFound');
  return code === 409 ? message('accountComplete') : { kind: 'failed' };
}
