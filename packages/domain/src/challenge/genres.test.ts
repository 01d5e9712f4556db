import { challengeGenreIds } from '@hanji/contract/challenge-vocabulary.ts';
import { expect, it } from 'vitest';
import {
  challengeGenreId,
  challengeGenres,
  choosableGenres,
  findChallengeGenre,
  standardGenreId,
} from './genres.ts';

const named = `drama 4, romance 14, action 7, campus 27, slice-of-life 2, essay 1, fantasy 10,
  comedy 5, gag 3, bl 6, gl 28, horror 8, mystery 16, historical 13, sports 12, sci-fi 26, gamble 9,
  completed 0`;

it('[B3-010] the genres are exactly those that are named, with their ids', () => {
  const expected = named.split(/,\s+/).map((pair) => pair.split(' '));
  expect(Object.entries(challengeGenreIds).map(([code, id]) => [code, String(id)])).toEqual(
    expected,
  );
  expect(challengeGenres).toEqual(expected.map(([code]) => code));
});

it('finds a genre by its id, and none by another number', () => {
  for (const genre of challengeGenres) {
    expect(challengeGenreId(genre)).toBe(challengeGenreIds[genre]);
    expect(findChallengeGenre(challengeGenreIds[genre])).toBe(genre);
  }
  for (const id of [-1, 11, 29, 4.5, Number.NaN]) expect(findChallengeGenre(id)).toBeNull();
  expect(findChallengeGenre(standardGenreId)).toBe('drama');
});

it('a creator chooses among all but completed', () => {
  expect(choosableGenres).toEqual(challengeGenres.slice(0, -1));
});
