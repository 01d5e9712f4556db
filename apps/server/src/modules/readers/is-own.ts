import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';

/**
 * Takes what is told of a member from that member alone: their session may have ended, or be somebody
 * else's, since they read. Who says nothing tells of themselves.
 * @throws ApiFailure 401 for anybody else
 */
export function checkIsOwn(named: string | undefined, { reader }: Pick<Caller, 'reader'>): void {
  if (named === undefined) return;
  if (reader.kind === 'visitor' || reader.memberId !== named) {
    throw new ApiFailure(401, 'signInRequired');
  }
}
