import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ComponentType, Ref } from 'react';
import type { StripAhead } from '#chapter/comic/strip/strip-ahead.ts';
import type { BookAhead } from '#chapter/novel/ahead/book-ahead.ts';
import type { Arrival } from '#opening/arrival.ts';
import type { GoPainted } from '#opening/chapter-opener.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** A chapter that a reader may open next; `arrival` says how, where that is out of a neighbour. */
export type NearChapter = {
  readonly reader: string | null;
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  readonly arrival: Arrival | null;
};

export type DrawsAheadProps = {
  /** Chapters of one title, of which all are strips or all books. */
  readonly chapters: readonly ChapterAhead[];
  readonly ref: Ref<GoPainted>;
};

/** A chapter that was fetched ahead; `Drawn` draws all of its title, and comes with the first of them. */
export type ChapterAhead = { readonly Drawn: ComponentType<DrawsAheadProps> } & (
  | StripAhead
  | BookAhead
);
