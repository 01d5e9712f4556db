import type { BookItem } from '../package/book.ts';
import type { Segment } from '../segments/segment.ts';
import type { ComicView } from './comic-view.ts';

/** Where something stands in a document, by what comes before it. */
export type Place = {
  /** Elements. */
  readonly order: number;
  /** Characters, without white space. */
  readonly letters: number;
  /** Pictures and other things to look at. */
  readonly shown: number;
  /** Pictures among these. */
  readonly pictures: number;
};

/** Something to read that may be in memory as a tree: a document of the spine, or a segment of one. */
export type SpineText = {
  readonly item: BookItem;
  /** Names it among the texts; the item's path, save for a picture, which gets a page around it. */
  readonly path: string;
  readonly kind: 'document' | 'picture' | 'drawing' | 'gap';
  /** Which stretch of its document it is; null where it is all of it. */
  readonly segment: Segment | null;
  readonly heading: string;
  /** Places to which the contents table leads, by id; one that is not there is not among them. */
  readonly anchors: ReadonlyMap<string, Place>;
  /** Other files of the book to which it links, with the order of the first such link. */
  readonly links: ReadonlyMap<string, number>;
  readonly end: Place;
};

/** What was found out about a part of the spine, of which nothing else is kept in memory. */
export type BookText = SpineText & {
  readonly linear: boolean;
  /** Its segments, where it is too long to be a tree. */
  readonly segments: readonly SpineText[];
  /** In the order in which they stand. */
  readonly pictures: readonly BookItem[];
  /** What a comic has of it, in the same order. */
  readonly views: readonly ComicView[];
  /** How many of these are there to be looked at: see `BookPageFacts`. */
  readonly worth: number;
};

/** A text as far as it may be a tree: itself, or its segments. */
export function readableTexts(text: BookText): readonly SpineText[] {
  return text.segments.length > 0 ? text.segments : [text];
}
