import type { ApiError } from '@hanji/api-client/request/api-error.ts';

/** A failed call that no screen shows by itself. */
export type Failed = {
  readonly error: ApiError;
  /** The codes that the caller takes care of. */
  readonly declared?: readonly number[];
  /** Does it again, where trying again can help. */
  readonly retry?: () => void;
};
