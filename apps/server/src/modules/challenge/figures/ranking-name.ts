import type { ChallengeOrder, ChallengeRankingType } from '@hanji/contract/challenge-vocabulary.ts';

/** What a ranking of a type in an order is called among those of a day. */
export function rankingName(type: ChallengeRankingType, order: ChallengeOrder): string {
  return `${type}-${order}`;
}
