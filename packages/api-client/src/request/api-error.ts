import type { FailureData } from '@hanji/contract/envelope.ts';
import { noHostCode } from '@hanji/domain/errors/result-code.ts';

/** A call that did not succeed, as screens and the error state see it (reading-service, section 3 "Error state"). */
export type ApiError = {
  /** The envelope's code, or 9999 where no host answered. */
  readonly code: number;
  readonly title: string | null;
  /** The server's words; may be empty. */
  readonly message: string;
  /** For developers; a server in production sends none. */
  readonly debug: string | null;
  /** When a maintenance ends, ISO 8601. */
  readonly endAt: string | null;
  readonly nextPage: string | null;
  /** In how many seconds another try makes sense, where the answer said so. */
  readonly retryAfterS?: number;
  /** What the answer said besides, as it is read by those who know the call. */
  readonly data?: FailureData;
  readonly response: { readonly url: string };
  /** Made here as well: the browser gave it up, as when its reader pressed Stop. */
  readonly canceled?: true;
  /** Made here as well: something answered, in no form that is known. */
  readonly unreadable?: true;
};

/** Made here, never by a server: nothing answered (reading-service, section 8). */
export function connectionFailure(url: string): ApiError {
  return {
    code: noHostCode,
    title: null,
    message: 'Error: Network Error',
    debug: null,
    endAt: null,
    nextPage: null,
    response: { url },
  };
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'code' in value && 'response' in value;
}
