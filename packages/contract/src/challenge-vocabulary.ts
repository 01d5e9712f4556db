/** The closed sets of words of the challenge area (challenge-and-shutdown 3). Free of Zod. */

/** Each genre by its code, with its id on the wire; `completed` is over all genres. */
export const challengeGenreIds = {
  drama: 4,
  romance: 14,
  action: 7,
  campus: 27,
  'slice-of-life': 2,
  essay: 1,
  fantasy: 10,
  comedy: 5,
  gag: 3,
  bl: 6,
  gl: 28,
  horror: 8,
  mystery: 16,
  historical: 13,
  sports: 12,
  'sci-fi': 26,
  gamble: 9,
  completed: 0,
} as const;
export type ChallengeGenreIds = typeof challengeGenreIds;
export type ChallengeGenre = keyof ChallengeGenreIds;
export type ChallengeGenreId = ChallengeGenreIds[ChallengeGenre];

/** The sort codes, and `updated` of the sort bar (section 2.3). */
export const challengeOrders = [
  'popular',
  'recent',
  'updated',
  'total',
  'comment',
  'likes',
] as const;
export type ChallengeOrder = (typeof challengeOrders)[number];

/** All running titles, those that began within 30 days, and those that are completed. */
export const challengeRankingTypes = ['popular', 'rookie', 'completed'] as const;
export type ChallengeRankingType = (typeof challengeRankingTypes)[number];

/** Readers see what is published; the others are its creator's. */
export const challengeChapterStatuses = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ChallengeChapterStatus = (typeof challengeChapterStatuses)[number];

/** The comments of a chapter, the newest or the most liked first. */
export const challengeCommentOrders = ['recent', 'likes'] as const;
export type ChallengeCommentOrder = (typeof challengeCommentOrders)[number];

/** What is wrong with a chapter of the challenge area. */
export const challengeReportCategories = [
  'copyright',
  'sexual',
  'violence',
  'abuse',
  'advertising',
  'personal',
  'other',
] as const;
export type ChallengeReportCategory = (typeof challengeReportCategories)[number];
