/** A member's earlier request, as far as a new one depends on it. */
export type EarlierRequest = {
  /** When an operator took it up; null while nobody has. */
  readonly takenUpAt: Date | null;
};

/**
 * What a new request does beside an earlier one (challenge-and-shutdown, sections 3 "locked" and 4
 * "Refund form"): it is the first, it replaces one that nobody took up, or the account is locked.
 */
export function requestStanding(earlier: EarlierRequest | null): 'first' | 'replaces' | 'locked' {
  if (earlier === null) return 'first';
  return earlier.takenUpAt === null ? 'replaces' : 'locked';
}
