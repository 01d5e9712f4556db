import {
  connectionFailure,
  isApiError,
  type ApiError,
} from '@hanji/api-client/request/api-error.ts';

/** What came of a call: its data, or why there is none. */
export type Answer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

type Settled<Data> = { readonly data?: Data; readonly error?: unknown };

/** What a dispatched call has settled to; a fault of the client counts as no answer. */
export async function answerOf<Data>(
  sent: PromiseLike<Settled<Data>>,
): Promise<Answer<Exclude<Data, undefined>>> {
  const { data, error } = await sent;
  // A call without an error has its data; it may be null, never undefined.
  if (error === undefined) return { data: data as Exclude<Data, undefined> };
  return { error: isApiError(error) ? error : connectionFailure('') };
}

type QueryResult<Data> = Settled<Data> & { readonly isUninitialized: boolean };

/**
 * What a query has settled to. Its result is read from the cache, which a sign-in in another tab
 * and another language empty: where that came first, it is asked again.
 */
export async function answerOfQuery<Data>(
  ask: () => PromiseLike<QueryResult<Data>>,
): Promise<Answer<Exclude<Data, undefined>>> {
  let result = await ask();
  while (result.isUninitialized) result = await ask();
  return answerOf(Promise.resolve(result));
}
