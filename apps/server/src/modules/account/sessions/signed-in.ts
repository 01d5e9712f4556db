import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Reader } from '#http/request/reader.ts';

/** Who calls, where that is somebody with an account. */
export type SignedIn = Exclude<Reader, { readonly kind: 'visitor' }>;

/**
 * The guest or member who calls; the descriptor of the call says which of them may.
 * @throws ApiFailure 401 for a visitor
 */
export function signedIn(reader: Reader): SignedIn {
  if (reader.kind === 'visitor') throw new ApiFailure(401, 'signInRequired');
  return reader;
}
