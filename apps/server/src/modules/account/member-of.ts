import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';

/**
 * The account of who calls; the descriptor of the call has kept visitors away.
 * @throws ApiFailure 401 for a visitor nevertheless
 */
export function memberOf({ reader }: Pick<Caller, 'reader'>): string {
  if (reader.kind === 'visitor') throw new ApiFailure(401, 'signInRequired');
  return reader.memberId;
}
