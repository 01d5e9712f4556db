import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { Reader } from '#http/request/reader.ts';

/** Who calls, where that is somebody with an account: a guest or a member. */
export type SignedIn = Exclude<Reader, { readonly kind: 'visitor' }>;

/**
 * The guest or member who calls; the descriptor of the call says which of them may, and has kept
 * visitors away.
 * @throws ApiFailure 401 for a visitor nevertheless
 */
export function signedIn(reader: Reader): SignedIn {
  if (reader.kind === 'visitor') throw new ApiFailure(401, 'signInRequired');
  return reader;
}

/** The id of their account; see `signedIn`. */
export function memberOf({ reader }: Pick<Caller, 'reader'>): string {
  return signedIn(reader).memberId;
}

/** Binds to the account of a member what that member begins here; what others begin is nobody's. */
export function boundTo({ reader }: Pick<Caller, 'reader'>): { readonly memberId?: string } {
  return reader.kind === 'member' ? { memberId: reader.memberId } : {};
}

/** Whether who calls may end what was begun: what a member has begun, as that member alone. */
export function mayEnd({ reader }: Pick<Caller, 'reader'>, begunBy: string | null): boolean {
  return begunBy === null || (reader.kind === 'member' && reader.memberId === begunBy);
}
