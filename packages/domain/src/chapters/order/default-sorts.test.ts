import { expect, it } from 'vitest';
import { sortChapters } from './chapter-sort.ts';
import { defaultSorts } from './default-sorts.ts';

it('[A9-036] lists begin with the newest, chapters with the oldest, comments with the most liked', () => {
  expect(defaultSorts).toEqual({ list: 'newest', chapter: 'oldest', comment: 'like' });
  expect(sortChapters([{ sort: 2 }, { sort: 1 }], defaultSorts.chapter)[0]).toEqual({ sort: 1 });
});
