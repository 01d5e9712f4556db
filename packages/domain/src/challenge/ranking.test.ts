import { challengeOrders } from '@hanji/contract/challenge-vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRankedIn,
  ranked,
  rankingScore,
  rankTitles,
  rookieDays,
  type RankingFigures,
} from './ranking.ts';

const now = new Date('2026-11-20T03:00:00Z');
const day = 86_400_000;

function figures(facts: Partial<RankingFigures>): RankingFigures {
  return {
    contentId: 1,
    completed: false,
    publishedAt: new Date(now.getTime() - 100 * day),
    updatedAt: new Date(now.getTime() - day),
    views: 0,
    likes: 0,
    comments: 0,
    totalViews: 0,
    totalLikes: 0,
    ...facts,
  };
}

describe('the figure that a title is ranked by', () => {
  const title = figures({ views: 10, likes: 3, comments: 2, totalViews: 99 });
  it.each([
    ['popular', 10 + 3 * 5 + 2 * 3],
    ['likes', 3],
    ['comment', 2],
    ['total', 99],
    ['recent', (now.getTime() - 100 * day) / 1000],
    ['updated', (now.getTime() - day) / 1000],
  ] as const)('[B3-011] by %s is %d', (order, score) => {
    expect(rankingScore(title, order)).toBe(score);
  });
});

describe('a ranking', () => {
  it('[B3-007] has of equal figures the more liked first, then the newer title', () => {
    const titles = [
      figures({ contentId: 1, likes: 2, totalLikes: 5 }),
      figures({ contentId: 2, likes: 2, totalLikes: 9 }),
      figures({ contentId: 3, likes: 2, totalLikes: 5 }),
      figures({ contentId: 4, likes: 3 }),
    ];
    const ids = rankTitles(titles, 'popular', 'likes', now).map(({ contentId }) => contentId);
    expect(ids).toEqual([4, 2, 3, 1]);
    expect(titles.map(({ contentId }) => contentId)).toEqual([1, 2, 3, 4]);
  });

  it('of rookies has titles up to their thirtieth day, of completed ones those alone', () => {
    const ago = (ms: number) => ({
      completed: false,
      publishedAt: new Date(now.getTime() - ms),
    });
    expect(isRankedIn(ago(rookieDays * day), 'rookie', now)).toBe(true);
    expect(isRankedIn(ago(rookieDays * day + 1), 'rookie', now)).toBe(false);
    expect(isRankedIn(ago(400 * day), 'popular', now)).toBe(true);
    expect(isRankedIn(ago(0), 'completed', now)).toBe(false);
    expect(isRankedIn({ ...ago(0), completed: true }, 'completed', now)).toBe(true);
  });

  it('ends somewhere, and is the same whatever order its titles come in', () => {
    const many = Array.from({ length: ranked + 1 }, (_, at) => figures({ contentId: at + 1 }));
    expect(rankTitles(many, 'popular', 'likes', now)).toHaveLength(ranked);
    const few = many.slice(0, 20).map((title, at) => ({ ...title, likes: at % 3 }));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(few, { minLength: few.length }),
        fc.constantFrom(...challengeOrders),
        (shuffled, order) => {
          expect(rankTitles(shuffled, 'popular', order, now)).toEqual(
            rankTitles(few, 'popular', order, now),
          );
        },
      ),
    );
  });
});
