import type { Words } from '#script.ts';
import type { ElementUiType, Genre, SectionUiType } from '@hanji/contract/vocabulary.ts';
import type { ListSource } from '@hanji/server/db/schema/works/showcase.ts';

/** How a section that is arranged by hand chooses. */
export type Choice =
  | 'original'
  | 'exclusive'
  | 'popular'
  | 'event'
  | 'fresh'
  | 'finished'
  | 'mature';

export type SectionDraft = {
  readonly ui: readonly [SectionUiType, ElementUiType];
  readonly title: Words;
  readonly note?: Words;
  readonly source: ListSource;
  readonly choice?: Choice;
  /** Banners of the events that run, in place of works. */
  readonly events?: true;
  readonly genre?: Genre;
  /** The menu or genre to which "view more" leads. */
  readonly more?: string;
};

/** A shelf of one genre. */
export function genreSection(name: Genre, title: Words): SectionDraft {
  return {
    ui: ['normal', 'genre_basic'],
    title,
    source: 'genre',
    genre: name,
    more: `genre/${name}`,
  };
}
