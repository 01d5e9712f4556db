/**
 * Contests of which the entries have a page of their own, `/event/contest/{n}/list`
 * (challenge-and-shutdown, section 2.4).
 */
export const contestsWithList = [
  1, 2, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
] as const;

/** All that there can be; no other number is a contest's. */
export const contestNumbers = [...contestsWithList, 113, 114, 115, 116, 117, 118] as const;
export type ContestNumber = (typeof contestNumbers)[number];

/** In their order: told of, taking entries, before the jury, decided. */
export const contestPhases = ['announced', 'open', 'judging', 'result'] as const;
export type ContestPhase = (typeof contestPhases)[number];

/** Why a title cannot be entered: without a chapter to be read, taken down, or for adults. */
export const contestRefusals = ['unpublished', 'suspended', 'mature'] as const;
