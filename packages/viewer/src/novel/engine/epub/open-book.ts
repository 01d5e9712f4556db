import { Book } from 'epubjs';
import { goingOn } from '@hanji/domain/reading/parted-documents.ts';
import type { BookArchive } from '#novel/engine/archive/book-archive.ts';
import { openArchive } from '#novel/engine/archive/book-archive.ts';
import { readMarkup } from '#novel/engine/archive/book-markup.ts';
import { nameOfUrl, typeOfName } from '#novel/engine/archive/book-paths.ts';
import { BookError } from '#novel/engine/archive/zip-directory.ts';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import { contentsTable, isListed } from '#novel/engine/contents-table.ts';
import type {
  BookInternals,
  EpubArchive,
  SpineSection,
} from '#novel/engine/epub/epub-internals.ts';
import { bookInternals } from '#novel/engine/epub/epub-internals.ts';
import type { BookAssets } from '#novel/engine/safety/book-assets.ts';
import { createBookAssets } from '#novel/engine/safety/book-assets.ts';
import { prepareSection, sealSection } from '#novel/engine/safety/prepare-section.ts';
import { layoutOf } from '#novel/engine/style/fixed-page.ts';
import type { Limit } from '#novel/engine/time-limit.ts';

/** A book that is open but not yet on screen. */
export type OpenBook = {
  readonly book: Book;
  readonly assets: BookAssets;
  readonly sections: readonly SpineSection[];
  readonly contents: readonly ContentsEntry[];
  /** Spine item by its name in the archive. */
  readonly sectionNamed: (name: string) => SpineSection | undefined;
  /** What each spine item counts for in the percent of the book. */
  readonly weights: readonly number[];
  /** Whether each spine item goes on where the one before it was parted from it. */
  readonly goesOn: readonly boolean[];
};

type OpenOptions = {
  readonly buffer: ArrayBuffer;
  readonly language: string;
  /** The time that it has. */
  readonly limit: Limit;
  /** Characters of each spine item; without them their unpacked bytes count. */
  readonly weights: readonly number[] | undefined;
  /** The reader's style at the time when a document is shown, by its markup. */
  readonly style: (markup: string) => string;
};

/** Stands in for epubjs's archive, which would unpack everything and never let go. */
function archiveFor(
  archive: BookArchive,
  internals: BookInternals,
  types: Map<string, string>,
): EpubArchive {
  return {
    urlCache: {},
    // Undefined means "leave this sheet alone": references are replaced element by element.
    getText: () => undefined,
    destroy: () => undefined,
    request: async (url) => {
      const name = nameOfUrl(url);
      try {
        return await readMarkup(archive, name, types.get(name) ?? typeOfName(name));
      } catch (error) {
        const opened = internals.packaging !== undefined;
        const isRead = internals.spine.spineItems.some((item) => nameOfUrl(item.url) === name);
        if (!opened || isRead) throw error;
        // A contents table or an option file that is missing must not cost the book.
        return new DOMParser().parseFromString('<none/>', 'text/xml');
      }
    },
  };
}

/** epubjs lets a rejection of its navigation fall on the floor. */
function guardNavigation(internals: BookInternals): void {
  const load = internals.loadNavigation.bind(internals);
  internals.loadNavigation = async (packaging) => {
    try {
      return await load(packaging);
    } catch {
      internals.packaging.navPath = false;
      internals.packaging.ncxPath = false;
      return load(packaging);
    }
  };
}

function typesOf(internals: BookInternals): Map<string, string> {
  return new Map(
    Object.values(internals.packaging.manifest).map(
      ({ href, type }) => [nameOfUrl(internals.resolve(href)), type] as const,
    ),
  );
}

/** Opens a book within the limits of size and time. Rejects with a {@link BookError}. */
export async function openBook(options: OpenOptions): Promise<OpenBook> {
  const { buffer, language, limit, weights, style } = options;
  const archive = openArchive(buffer);
  const book = new Book({ replacements: 'none' });
  const internals = bookInternals(book);
  const types = new Map<string, string>();
  internals.unarchive = async () => {
    internals.archive = archiveFor(archive, internals, types);
    return internals.archive;
  };
  guardNavigation(internals);
  try {
    await limit(book.open(buffer, 'binary').then(() => book.opened));
    await limit(book.loaded.navigation);
  } catch (error) {
    throw error instanceof BookError ? error : new BookError('broken', String(error));
  }
  for (const [name, type] of typesOf(internals)) types.set(name, type);
  // A book's wish for two pages side by side would override the viewer's setting.
  internals.packaging.metadata.spread = '';

  const sections = internals.spine.spineItems;
  const byName = new Map(sections.map((section) => [nameOfUrl(section.url), section]));
  const isInReadingOrder = (name: string): boolean => byName.has(name);
  // Its own ones write a base address and more into a document; nothing is resolved by them here.
  internals.spine.hooks.content.hooks = [];
  const assets = createBookAssets(archive, (name) => types.get(name));
  internals.spine.hooks.content.register((content, section) =>
    prepareSection(content, {
      assets,
      name: nameOfUrl(section.url),
      language,
      layout: layoutOf(section),
      isInReadingOrder,
    }),
  );
  internals.spine.hooks.serialize.register(async (_, section) => {
    section.output = sealSection(section.output, style(section.output));
  });
  const navigation = internals.packaging.navPath || internals.packaging.ncxPath;
  const from = navigation ? nameOfUrl(internals.resolve(navigation)) : '';
  const sizes = sections.map((section) =>
    section.linear ? archive.sizeOf(nameOfUrl(section.url)) : 0,
  );
  const contents = contentsTable(internals.navigation.toc, from, isInReadingOrder);
  return {
    book,
    assets,
    sections,
    contents,
    sectionNamed: (name) => byName.get(name),
    weights: weights?.length === sections.length ? weights : sizes,
    goesOn: goingOn(
      sections.map(({ url }) => nameOfUrl(url)),
      (name) => isListed(contents, name),
    ),
  };
}
