import type { BookItem } from '#ingest/epub/package/book.ts';
import type { Omission } from '#ingest/report/omissions.ts';

/** What a comic has of something to look at: a page, or what is taken down and, with a gap, leaves one in its place. */
export type ComicView =
  | { readonly item: BookItem; readonly text: string }
  | { readonly omission: Omission };
