import type { ChallengeOrder, ChallengeRankingType } from '@hanji/contract/challenge-vocabulary.ts';

/** Titles on a page of a list, and of a search (challenge-and-shutdown, section 9). */
export const challengePageSize = 100;
export const challengeSearchPageSize = 1000;

/** How a list stands where no order is asked for: the newest first (section 9). */
export const standardChallengeOrder = 'recent' satisfies ChallengeOrder;

/** The sort bar (section 2.3): 新着順 by when a title appeared, 更新順 by its last chapter. */
export const sortBarOrders = ['recent', 'updated'] as const satisfies readonly ChallengeOrder[];

/** The ranking that is shown where none is asked for, and by what (section 7). */
export const standardRankingType = 'popular' satisfies ChallengeRankingType;
export const standardRankingOrder = 'likes' satisfies ChallengeOrder;

/** Pickups shown together, and for how long, in milliseconds (sections 2.3 and 9). */
export const pickupsShown = 3;
export const pickupRotationMs = 8000;

/** So many members who report a title, or a comment, hide it until an operator decides. */
export const reportsThatHide = { title: 5, comment: 5 } as const;
