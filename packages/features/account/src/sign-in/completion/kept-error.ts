import {
  authenticationErrorKinds,
  type AuthenticationErrorKind,
} from '@hanji/domain/errors/kinds/authentication-error.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What went wrong with a sign-in, a reset or a change of password; `code` is the call's. */
export type AuthenticationErrorData = {
  readonly code: number;
  readonly error: AuthenticationErrorKind;
};

const key = 'hanji.authenticationError.v1';

/**
 * Stores the data of an authentication error (reading-service, section 8 "Route loads"): the page
 * that the reader is led to says it. `/login` does when its history entry has the state
 * `{ errorAfterMs }`.
 */
export function keepAuthenticationError(data: AuthenticationErrorData): void {
  tabSiteStorage.setItem(key, JSON.stringify(data));
}

/** A new try has begun. */
export function forgetAuthenticationError(): void {
  tabSiteStorage.removeItem(key);
}

export function readAuthenticationError(): AuthenticationErrorData | null {
  try {
    return errorIn(JSON.parse(tabSiteStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function errorIn(kept: Partial<Record<keyof AuthenticationErrorData, unknown>> | null) {
  const error = authenticationErrorKinds.find((kind) => kind === kept?.error);
  if (!error || typeof kept?.code !== 'number') return null;
  return { code: kept.code, error };
}
