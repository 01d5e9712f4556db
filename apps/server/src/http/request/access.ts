import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Reader } from './reader.ts';

/**
 * Refuses who may not make a call (reading-service, section 6).
 * @throws ApiFailure 401 a visitor, 403 a guest or another person.
 */
export function checkAccess(
  call: Pick<CallDescription, 'access' | 'owner'>,
  reader: Reader,
  params: Readonly<Record<string, string | undefined>>,
): void {
  if (call.access === 'public' && call.owner === undefined) return;
  if (reader.kind === 'visitor') throw new ApiFailure(401, 'signInRequired');
  if (call.access === 'member' && reader.kind === 'guest') {
    throw new ApiFailure(403, 'guestRefused');
  }
  if (call.owner !== undefined && params[call.owner] !== reader.memberId) {
    throw new ApiFailure(403, 'notYours');
  }
}
