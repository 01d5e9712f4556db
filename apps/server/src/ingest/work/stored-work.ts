import type { ThumbnailType } from '@hanji/contract/vocabulary.ts';
import type { StoredSlice } from '../picture/store-picture.ts';
import type { ChapterSource, WorkSource } from '../work-source.ts';

export type StoredBook = {
  readonly salesType: 'product' | 'trial';
  readonly storageKey: string;
  readonly size: number;
  readonly characterCounts: readonly number[];
};

/** A chapter whose files are stored; nobody sees it yet. */
export type StoredChapter = {
  readonly source: ChapterSource;
  /** Slices of each page, in reading order. Empty for a novel. */
  readonly pages: readonly (readonly StoredSlice[])[];
  /** Of each page; null where its source says nothing of it. */
  readonly descriptions?: readonly (string | null)[];
  readonly books: readonly StoredBook[];
  readonly thumbnailId: string | null;
};

/** A work whose files are stored; nobody sees it yet. */
export type StoredWork = {
  readonly source: WorkSource;
  readonly chapters: readonly StoredChapter[];
  readonly thumbnails: ReadonlyMap<ThumbnailType, string>;
  readonly keyVisualId: string | null;
  readonly themeColor: string;
};
