import { expect, it } from 'vitest';
import { rankingMost, topBannerMost, genrePageSize, searchPageSize } from './page-sizes.ts';
it('a top banner has at most 10 elements, a ranking at most 10 titles', () => {
  expect({ topBannerMost, rankingMost }).toEqual({ topBannerMost: 10, rankingMost: 10 });
});

it('a search asks for 100 titles at once, a genre for 30', () => {
  expect({ searchPageSize, genrePageSize }).toEqual({ searchPageSize: 100, genrePageSize: 30 });
});
