import type { ChallengeOrder, ChallengeRankingType } from '@hanji/contract/challenge-vocabulary.ts';

/** What a ranking of a day looks back at: that day and the six before it. */
export const rankingDays = 7;

/** A title is a rookie for so many days after its first chapter. */
export const rookieDays = 30;

/** A ranking ends with this rank. */
export const ranked = 1000;

/** What a title has had in the days that a ranking looks back at, and has altogether. */
export type RankingFigures = {
  readonly contentId: number;
  readonly completed: boolean;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  /** Readers, each once a day. */
  readonly views: number;
  /** Members who liked a chapter, once a chapter. */
  readonly likes: number;
  /** Members who commented, each once a day. */
  readonly comments: number;
  readonly totalViews: number;
  readonly totalLikes: number;
};

/**
 * What a like and a comment weigh in popularity, where a view weighs one: they ask more of a reader,
 * and none of the three grows by doing it again.
 */
export const popularityWeights = { views: 1, likes: 5, comments: 3 } as const;

/** By what figure a title is ranked in an order. */
export function rankingScore(title: RankingFigures, order: ChallengeOrder): number {
  const { views, likes, comments } = title;
  switch (order) {
    case 'popular':
      return (
        views * popularityWeights.views +
        likes * popularityWeights.likes +
        comments * popularityWeights.comments
      );
    case 'likes':
      return likes;
    case 'comment':
      return comments;
    case 'total':
      return title.totalViews;
    case 'recent':
      return Math.floor(title.publishedAt.getTime() / 1000);
    case 'updated':
      return Math.floor(title.updatedAt.getTime() / 1000);
  }
}

export function isRankedIn(
  { completed, publishedAt }: Pick<RankingFigures, 'completed' | 'publishedAt'>,
  type: ChallengeRankingType,
  now: Date,
): boolean {
  if (type === 'completed') return completed;
  if (type === 'popular') return true;
  return now.getTime() - publishedAt.getTime() <= rookieDays * 86_400_000;
}

/**
 * A ranking, the best first: by the score of its order, of equal ones by all likes, then the newer
 * title. The list given stays as it is.
 */
export function rankTitles(
  titles: readonly RankingFigures[],
  type: ChallengeRankingType,
  order: ChallengeOrder,
  now: Date,
): RankingFigures[] {
  return titles
    .filter((title) => isRankedIn(title, type, now))
    .toSorted(
      (a, b) =>
        rankingScore(b, order) - rankingScore(a, order) ||
        b.totalLikes - a.totalLikes ||
        b.contentId - a.contentId,
    )
    .slice(0, ranked);
}
