import type {
  AuthorRole,
  ContentStatus,
  Orientation,
  RestrictedAge,
} from '@hanji/contract/vocabulary.ts';
import type { ChapterSource, PictureSource, WorkSource } from './work-source.ts';

export type FoundChapter = {
  /** The same as long as the chapter lies at the same place of the file. */
  readonly key: string;
  readonly name: string;
  readonly pageCount?: number;
  /** Of its text, without white space and without ruby's readings; left out for pictures. */
  readonly characters?: number;
  /** Beside its text; left out where its pages are pictures. */
  readonly pictures?: number;
  readonly body: ChapterSource['body'];
};

/** What is shown of a work beside its title, authors and synopsis, as its source has it. */
export type FoundFacts = Pick<
  WorkSource,
  'contributors' | 'series' | 'accessibility' | 'searchWords'
>;

/** What a file or folder says of the work that it holds. Empty strings where it is silent. */
export type FoundWork = FoundFacts & {
  readonly kind: 'comic' | 'novel';
  /** Names the work as long as it comes from the same place. */
  readonly key: string;
  /** The key holds an identifier of its own, and not merely the name of a file and a title. */
  readonly identified: boolean;
  /** Of the bytes that it was read from. */
  readonly digest: string;
  readonly title: string;
  readonly authors: readonly { readonly name: string; readonly role: AuthorRole }[];
  /** A BCP 47 tag. */
  readonly language: string;
  readonly description: string;
  readonly publisher: string;
  readonly subjects: readonly string[];
  readonly age?: RestrictedAge;
  readonly status?: ContentStatus;
  readonly orientation: Orientation | null;
  readonly sideways?: boolean;
  readonly cover?: () => Promise<PictureSource>;
  readonly chapters: readonly FoundChapter[];
  /** How it was read where that could have been otherwise, one line each. */
  readonly notes: readonly string[];
};
