import type { Accessibility, Contributor } from '@hanji/contract/entities/content.ts';
import type { AuthorRole } from '@hanji/contract/vocabulary.ts';
import type { Archive } from '../../archive/archive.ts';
import type { BookSeries } from './metadata/read-series.ts';

export type BookItem = {
  readonly id: string;
  /** Path in the archive. */
  readonly path: string;
  readonly mediaType: string;
  readonly properties: readonly string[];
  /** The id of what stands in for it where its type is not read; empty where nothing does. */
  readonly fallback: string;
};

export type SpineEntry = {
  readonly item: BookItem;
  readonly linear: boolean;
  readonly properties: readonly string[];
  /** The archive does not hold it: a marked gap stands in its place. */
  readonly missing?: true;
};

export type BookMetadata = {
  readonly identifier: string;
  readonly title: string;
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  /** Who else worked on it. */
  readonly contributors: readonly Contributor[];
  readonly series: BookSeries | null;
  readonly accessibility: Accessibility | null;
  /** People for whom the catalogue has no place, each with the role that they have. */
  readonly unplaced: readonly string[];
  /** People whose roles are not known, which are left out, each with these. */
  readonly unknownRoles: readonly string[];
  /** The beginnings of names that are longer than what is kept of them. */
  readonly cutNames: readonly string[];
  readonly subjects: readonly string[];
  /** Names as they are filed or read aloud. */
  readonly searchWords: readonly string[];
  /** As the book says it, a BCP 47 tag; empty where it is silent. */
  readonly language: string;
  readonly description: string;
  readonly publisher: string;
  /** Of `rendition:layout`, `rendition:flow`; empty where the book is silent. */
  readonly layout: string;
  readonly flow: string;
  /** What older tools wrote instead of `rendition:layout`. */
  readonly fixed: boolean;
  readonly coverId: string;
};

/** An EPUB whose package was read. */
export type Book = {
  readonly archive: Archive;
  readonly metadata: BookMetadata;
  /** By path in the archive. */
  readonly items: ReadonlyMap<string, BookItem>;
  /** Paths of fonts that cannot be used as they are; none of the items. */
  readonly obfuscated: ReadonlySet<string>;
  readonly spine: readonly SpineEntry[];
  readonly pageDirection: 'ltr' | 'rtl' | null;
  readonly cover: BookItem | null;
  readonly nav: BookItem | null;
  readonly ncx: BookItem | null;
};
