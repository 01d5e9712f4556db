import type { ReaderKind } from '#chapters/reader.ts';

export type Opening = 'viewer' | 'login' | 'blocked';

/**
 * Checks 1 to 3 of the purchase flow (reading-service, section 4), in order: free goes to the
 * viewer, who is not signed in to login, what is already the reader's to the viewer. Behind them a
 * guest is blocked, who can neither buy nor rent. Null for a member who has to pay in some way.
 */
export function openingCheck(
  reader: ReaderKind,
  { free, own }: { readonly free: boolean; readonly own: boolean },
): Opening | null {
  if (free) return 'viewer';
  if (reader === 'visitor') return 'login';
  if (own) return 'viewer';
  return reader === 'guest' ? 'blocked' : null;
}
