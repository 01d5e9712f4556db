import type { CallDescription } from '@hanji/contract/calls/call.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Operator } from './caller.ts';
import type { Reader } from './reader.ts';

type Asking = { readonly reader: Reader; readonly operator: Operator | null };

/**
 * Refuses who may not make a call (reading-service, section 6). Readers, members among them, are no
 * operators, and an operator's session makes nobody a member.
 * @throws ApiFailure 401 a visitor, 403 a guest, another person, or a reader where operators work
 */
export function checkAccess(
  { access, owner }: Pick<CallDescription, 'access' | 'owner'>,
  { reader, operator }: Asking,
  params: Readonly<Record<string, string | undefined>>,
): void {
  if (access === 'operator') return checkOperator(reader, operator);
  if (access === 'visitor' && owner === undefined) return;
  if (reader.kind === 'visitor') throw new ApiFailure(401, 'signInRequired');
  if (access === 'member' && reader.kind === 'guest') throw new ApiFailure(403, 'guestRefused');
  if (owner !== undefined && params[owner] !== reader.memberId) {
    throw new ApiFailure(403, 'notYours');
  }
}

function checkOperator(reader: Reader, operator: Operator | null): void {
  if (operator !== null) return;
  throw reader.kind === 'visitor'
    ? new ApiFailure(401, 'signInRequired')
    : new ApiFailure(403, 'notYours');
}
