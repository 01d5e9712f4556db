import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';
import type { ErrorOutcome } from '@hanji/domain/errors/outcome/error-outcome.ts';
import type { ErrorPlace } from '@hanji/domain/errors/outcome/error-table.ts';
import { outcomeOfFailure } from '@hanji/domain/errors/outcome/outcome-of-failure.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import type { SerializedError } from '@reduxjs/toolkit';
import { useLocation } from 'react-router-dom';

/** What a call that failed leads to at its place; null where none has failed. */
export function useOutcome(
  place: ErrorPlace,
  error: ApiError | SerializedError | undefined,
  back: string,
): ErrorOutcome | null {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const online = useOnline();
  if (!isApiError(error)) return null;
  const facts = { path, back, online, routeNamed: true, errorSet: false, reloaded: false };
  return outcomeOfFailure(error, place, { ...facts, declared: [] });
}
