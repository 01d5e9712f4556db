import {
  connectionFailure,
  isApiError,
  type ApiError,
} from '@hanji/api-client/request/api-error.ts';
import { isLostAnswer } from '@hanji/domain/purchase/call-end.ts';

export type Settled<Data> = { readonly data: Data } | { readonly error: ApiError };

/** How long an answer is waited for, in milliseconds: nobody stands before a dialog for longer. */
export const answerMs = 20_000;

type Started<Data> = { readonly abort: () => void; readonly unwrap: () => Promise<Data> };

/** What a call came to; one without an answer in time counts as one that reached no host. */
export async function settled<Data>(call: Started<Data>): Promise<Settled<Data>> {
  const timer = setTimeout(() => call.abort(), answerMs);
  try {
    return { data: await call.unwrap() };
  } catch (cause) {
    return { error: isApiError(cause) ? cause : connectionFailure('') };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether it is left open what the call did. */
export function isLost(sent: Settled<unknown>): boolean {
  return 'error' in sent && isLostAnswer(sent.error);
}
