import type {
  ChallengeGenre,
  ChallengeGenreId,
  ChallengeGenreIds,
} from '@hanji/contract/challenge-vocabulary.ts';

/** Each genre with its id, in the order of challenge-and-shutdown, section 3. */
const ids: ChallengeGenreIds = {
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
};

/** Every genre tab in that order; `completed` is the last. */
export const challengeGenres = Object.keys(ids) as readonly ChallengeGenre[];

/** The id of a genre on the wire. */
export function challengeGenreId(genre: ChallengeGenre): ChallengeGenreId {
  return ids[genre];
}

/** What a creator may say of a title: `completed` is a list and not a genre. */
export const choosableGenres = challengeGenres.filter(
  (genre): genre is ChosenGenre => genre !== 'completed',
);
export type ChosenGenre = Exclude<ChallengeGenre, 'completed'>;

/** The genre list that is shown where none is asked for (section 7): drama. */
export const standardGenreId = 4 satisfies ChallengeGenreId;

/** The genre that an id means, or null where it means none. */
export function findChallengeGenre(id: number): ChallengeGenre | null {
  return challengeGenres.find((genre) => ids[genre] === id) ?? null;
}
