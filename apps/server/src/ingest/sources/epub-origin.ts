import type { Book } from '#ingest/epub/package/book.ts';
import { bookFacts } from '#ingest/epub/package/metadata/book-facts.ts';
import type { ContentsEntry } from '#ingest/epub/package/read-contents.ts';
import type { BookText } from '#ingest/epub/survey/book-text.ts';
import type { FoundWork } from '#ingest/found-work.ts';
import type { Reading } from '#ingest/reading.ts';
import type { ChapterRule } from './import-options.ts';

/** An EPUB that was looked over, before it is known how it is read. */
export type EpubOrigin = {
  readonly book: Book;
  readonly texts: readonly BookText[];
  readonly contents: readonly ContentsEntry[];
  readonly digest: string;
  readonly rule: ChapterRule | undefined;
  readonly reading: Reading;
};

/** What an EPUB says of the work that it holds, whichever it is read as. */
export function factsFromEpub({ book: { metadata }, digest }: EpubOrigin, kind: FoundWork['kind']) {
  const { identifier, title, authors, language, description, publisher, subjects } = metadata;
  return {
    kind,
    key: `epub:${identifier || title}`,
    identified: identifier !== '',
    digest,
    title,
    authors,
    language,
    description,
    publisher,
    subjects,
    ...bookFacts(metadata, kind),
  };
}
