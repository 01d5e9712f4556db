import { useGetMatureQuery } from '@hanji/api-client/endpoints/mature.ts';
import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import {
  loadOutcome,
  type GuardedScreen,
  type LoadOutcome,
} from '@hanji/domain/errors/outcome/load-outcome.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { useAdultStatus } from '@hanji/edition/mature/use-adult-status.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useLocation } from 'react-router-dom';

/** The service is asked how the reader's age stands, which decides what is asked of them. */
type Coming = { readonly kind: 'coming' };

/** What a failed load leads to; null for what is no failed call. `back` is the content home. */
export function useLoadOutcome(
  error: ApiError | SerializedError,
  screen: GuardedScreen,
  back: string,
): LoadOutcome | Coming | null {
  const { pathname, search } = useLocation();
  const online = useOnline();
  const adult = useAdultStatus();
  const signedIn = useCurrentUser() !== null;
  const skip = !signedIn || !isApiError(error) || error.code !== 451;
  const { data, isLoading } = useGetMatureQuery(undefined, { skip });
  if (!isApiError(error)) return null;
  if (isLoading) return { kind: 'coming' };
  const adultVerification = data?.adultVerification.status ?? adult.adultVerification;
  const reader = { ...adult, adultVerification, signedIn };
  const path = pathname + search;
  const here = { path, back, online, routeNamed: true, errorSet: false, reloaded: false };
  return loadOutcome(error, screen, { ...here, declared: [] }, reader);
}
