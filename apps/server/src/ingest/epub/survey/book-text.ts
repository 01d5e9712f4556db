import type { BookItem } from '../package/book.ts';
import type { PageView } from './page-views.ts';

/** Where something stands in a document, by what comes before it. */
export type Place = {
  /** Elements. */
  readonly order: number;
  /** Characters, without white space. */
  readonly letters: number;
  /** Pictures and other things to look at. */
  readonly shown: number;
};

/** What was found out about a part of the spine, of which nothing else is kept in memory. */
export type BookText = {
  readonly item: BookItem;
  /** Names it among the texts; the item's path, save for a picture, which gets a page around it. */
  readonly path: string;
  readonly kind: 'document' | 'picture' | 'drawing' | 'gap';
  readonly linear: boolean;
  readonly heading: string;
  /** Places to which the contents table leads, by id; one that is not there is not among them. */
  readonly anchors: ReadonlyMap<string, Place>;
  /** Other files of the book to which it links, with the order of the first such link. */
  readonly links: ReadonlyMap<string, number>;
  readonly end: Place;
  /** In the order in which they stand. */
  readonly pictures: readonly BookItem[];
  /** What a comic has of it, in the same order. */
  readonly views: readonly PageView[];
  /** How many of these are there to be looked at: see `BookPageFacts`. */
  readonly worth: number;
};
