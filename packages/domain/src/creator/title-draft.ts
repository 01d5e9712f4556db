import type { ChosenGenre } from '@hanji/contract/creator-vocabulary.ts';
import { problemsOf, type Problem } from '#forms/checked.ts';
import { checkText } from '#forms/free-text.ts';
import { exceedsVisible } from '#text/visible-characters.ts';
import { creatorLine, creatorText } from './creator-words.ts';

/** In characters as a reader sees them; the specification names no lengths, so these are ours. */
export const titleLengths = { name: 50, catchcopy: 60, description: 1000 } as const;

/** A title is of one to three genres; ours as well. */
export const mostTitleGenres = 3;

type TitleWords = {
  readonly name: string;
  readonly catchcopy: string;
  readonly description: string;
  readonly genres: readonly ChosenGenre[];
  readonly primaryGenre: ChosenGenre;
};

export type TitleDraftProblem =
  | Problem<'name' | 'description', 'required' | 'tooLong'>
  | Problem<'catchcopy', 'tooLong'>
  | Problem<'genres', 'required' | 'tooMany' | 'twice'>
  | Problem<'primaryGenre', 'notAmongGenres'>;

function genreProblems({ genres, primaryGenre }: TitleWords): readonly TitleDraftProblem[] {
  if (genres.length === 0) return [{ field: 'genres', reason: 'required' }];
  if (new Set(genres).size < genres.length) return [{ field: 'genres', reason: 'twice' }];
  if (genres.length > mostTitleGenres) return [{ field: 'genres', reason: 'tooMany' }];
  if (genres.includes(primaryGenre)) return [];
  return [{ field: 'primaryGenre', reason: 'notAmongGenres' }];
}

/**
 * What stands against the words of a challenge title, in the order of the form (the fields are
 * those of challenge-and-shutdown, section 3): name and description are needed, a catchcopy may be
 * left out, and the primary genre is one of its genres.
 */
export function titleDraftProblems(draft: TitleWords): readonly TitleDraftProblem[] {
  const { name, catchcopy, description } = draft;
  const long = exceedsVisible(catchcopy.trim(), titleLengths.catchcopy);
  return [
    ...problemsOf('name', checkText(name, titleLengths.name)),
    ...(long ? [{ field: 'catchcopy', reason: 'tooLong' } as const] : []),
    ...problemsOf('description', checkText(description, titleLengths.description)),
    ...genreProblems(draft),
  ];
}

/** A title as it is kept: its words by `creatorLine` and `creatorText`. */
export function keptTitleDraft<Draft extends TitleWords>(draft: Draft): Draft {
  const { name, catchcopy, description } = draft;
  return {
    ...draft,
    name: creatorLine(name),
    catchcopy: creatorLine(catchcopy),
    description: creatorText(description),
  };
}
