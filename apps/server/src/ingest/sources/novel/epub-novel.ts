import type { Orientation } from '@hanji/contract/vocabulary.ts';
import { chaptersOf } from '#ingest/epub/plan/chapter-of.ts';
import { planNovel } from '#ingest/epub/plan/plan-novel.ts';
import { lettersOf, picturesIn } from '#ingest/epub/plan/text-part.ts';
import type { Book } from '#ingest/epub/package/book.ts';
import { factNotes } from '#ingest/epub/package/metadata/book-facts.ts';
import { bookPictures } from '#ingest/epub/prepare/book-pictures.ts';
import { openShelf } from '#ingest/epub/write/document-shelf.ts';
import { writeChapter } from '#ingest/epub/write/write-chapter.ts';
import { pictureFile } from '#ingest/picture/picture-file.ts';
import type { FoundWork } from '#ingest/found-work.ts';
import { factsFromEpub, type EpubOrigin } from '#ingest/sources/epub-origin.ts';

function orientationOf({ metadata, pageDirection }: Book): Orientation {
  if (metadata.flow === 'scrolled-doc' || metadata.flow === 'scrolled-continuous') return 'TTB';
  return pageDirection === 'rtl' ? 'RTL' : 'LTR';
}

/** A novel from an EPUB of text: each chapter is a small, clean EPUB of its own. */
export function readEpubNovel(origin: EpubOrigin): FoundWork {
  const { book, texts, contents, rule, reading } = origin;
  const plans = planNovel(book, texts, contents, rule, reading.omissions);
  const chapterOf = chaptersOf(plans);
  const shelf = openShelf(book);
  const { omissions } = reading;
  const judges = { omissions, pictures: bookPictures(book.archive, omissions) };
  const { metadata, cover, archive } = book;
  const isPicture = cover !== null && cover.mediaType !== 'image/svg+xml';
  return {
    ...factsFromEpub(origin, 'novel'),
    orientation: orientationOf(book),
    ...(isPicture
      ? { cover: async () => pictureFile(cover.path, await archive.read(cover.path)) }
      : {}),
    chapters: plans.map((plan) => ({
      key: plan.key,
      name: plan.name,
      characters: plan.parts.reduce((sum, part) => sum + lettersOf(part), 0),
      pictures: plan.parts.reduce((sum, part) => sum + picturesIn(part), 0),
      body: {
        kind: 'epub',
        book: (to) => writeChapter({ book, shelf, plan, judges, chapterOf }, to),
      },
    })),
    notes: factNotes(metadata, 'novel'),
  };
}
