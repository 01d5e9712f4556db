/** Not signed in, on an anonymous device account, or with an account of one's own. */
export type ReaderKind = 'visitor' | 'guest' | 'member';

/** As screens know it (reading-service, section 6): the service tells members alone what they own. */
export function readerKind(signedIn: boolean, inventory: object | null): ReaderKind {
  if (!signedIn) return 'visitor';
  return inventory === null ? 'guest' : 'member';
}

/**
 * What of an inventory counts for unlocking and renting: only a member's. A guest can neither buy
 * nor rent (challenge-and-shutdown, section 6), so rows and gauge show what a visitor sees, and
 * the purchase flow says `blocked` where it says `login` to a visitor.
 */
export function usableInventory<I>(reader: ReaderKind, inventory: I | null): I | null {
  return reader === 'member' ? inventory : null;
}
