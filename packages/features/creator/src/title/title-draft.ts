import type { TitleDraft } from '@hanji/contract/calls/creator/own-title.ts';
import type { ChosenGenre } from '@hanji/contract/creator-vocabulary.ts';
import type { OwnTitle } from '@hanji/contract/entities/creator.ts';
import type { Kept } from '#draft/draft-state.ts';

/** Of a form that is not finished, the primary genre may be none as yet. */
export type TitleWords = Omit<TitleDraft, 'primaryGenre'> & {
  readonly primaryGenre: ChosenGenre | null;
};

export const emptyTitle: TitleWords = {
  name: '',
  description: '',
  catchcopy: '',
  genres: [],
  primaryGenre: null,
  mature: false,
  commentEnabled: true,
  completed: false,
  published: true,
};

export function keptTitle(title: OwnTitle): Kept<TitleWords> {
  const { name, description, catchcopy, genres, primaryGenre, revision } = title;
  const { mature, commentEnabled, completed, published } = title;
  return {
    revision,
    draft: {
      name,
      description,
      catchcopy,
      genres,
      primaryGenre,
      mature,
      commentEnabled,
      completed,
      published,
    },
  };
}

/** What is sent: where one genre alone is chosen, that is the primary one. */
export function sentTitle(words: TitleWords): TitleDraft {
  const [first] = words.genres;
  return { ...words, primaryGenre: words.primaryGenre ?? first ?? 'drama' };
}
