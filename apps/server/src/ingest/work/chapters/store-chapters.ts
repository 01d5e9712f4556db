import { pMapIterable } from 'p-map';
import { ImportError } from '#ingest/import-error.ts';
import type { IngestProgress } from '#ingest/ingest-progress.ts';
import {
  storePicture,
  type PictureStore,
  type StoredPage,
  type StoredSlice,
} from '#ingest/picture/store-picture.ts';
import {
  isWithPreview,
  type ChapterSource,
  type PageSource,
  type WorkSource,
} from '#ingest/work-source.ts';
import type { WriteBook } from '#ingest/epub/write/written-book.ts';
import { storeBook } from './store-book.ts';
import { storeChapterThumbnail } from '#ingest/work/store-artwork.ts';
import type { StoredBook, StoredChapter } from '#ingest/work/stored-work.ts';

/** Encodes at once: two cores are kept busy while a third picture is being read or written. */
const atOnce = 3;
const mostPages = 5000;

type Options = {
  readonly pictures: PictureStore;
  readonly source: WorkSource;
  readonly onProgress: ((progress: IngestProgress) => void) | undefined;
  readonly signal: AbortSignal | undefined;
};

type Item =
  | { readonly chapter: number; readonly page: number; readonly shown: PageSource }
  | { readonly chapter: number; readonly book: WriteBook; readonly trial: boolean };

type Done = { readonly chapter: number } & (
  | {
      readonly slices: readonly StoredSlice[];
      readonly thumbnailId: string | null;
      readonly description: string | null;
    }
  | { readonly books: readonly StoredBook[] }
);

/** Everything that the chapters hold, in order, pulled one by one across chapters. */
async function* itemsOf(
  chapters: readonly ChapterSource[],
  signal: AbortSignal | undefined,
): AsyncGenerator<Item> {
  for (const [chapter, { name, body, sales }] of chapters.entries()) {
    signal?.throwIfAborted();
    if (body.kind === 'epub') {
      yield { chapter, book: body.book, trial: isWithPreview(sales) };
      continue;
    }
    let page = 0;
    for await (const shown of body.pages()) {
      signal?.throwIfAborted();
      if (page >= mostPages) throw new ImportError(`"${name}" has over ${mostPages} pages`);
      yield { chapter, page, shown };
      page += 1;
    }
    if (page === 0) throw new ImportError(`"${name}" has no pages`);
  }
}

/** Books are not made side by side: each may take much memory, and none waits for anything. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Made>(make: () => Promise<Made>): Promise<Made> => {
    const made = last.then(make);
    last = made.catch(() => undefined);
    return made;
  };
}

function createStorer({ pictures, source, signal }: Options): (item: Item) => Promise<Done> {
  const use = { prefix: 'pages', cut: source.orientation === 'TTB' ? 'strip' : 'page' } as const;
  const storePage = async ({ picture }: PageSource): Promise<StoredPage> => {
    const page = typeof picture === 'function' ? await picture() : picture;
    const slices = await storePicture(pictures, page, use);
    return { slices, thumbnail: page.kind === 'file' ? page.drawn?.thumbnail : undefined };
  };
  const store = (shown: PageSource): Promise<StoredPage> => {
    const name = shown.key === undefined ? undefined : `${use.cut} ${shown.key}`;
    const known = name === undefined ? undefined : pictures.named.get(name);
    if (known !== undefined) return known;
    const { pixels = 0 } = shown;
    const storing = pictures.drawing.run(pixels, () => storePage(shown));
    if (name !== undefined) pictures.named.set(name, storing);
    return storing;
  };
  const inTurn = oneAtATime();
  return async (item) => {
    signal?.throwIfAborted();
    const { chapter } = item;
    if ('book' in item) {
      return { chapter, books: await inTurn(() => storeBook(pictures, item.book, item.trial)) };
    }
    const page = await store(item.shown);
    const thumbnailId = item.page === 0 ? await storeChapterThumbnail(pictures, page) : null;
    const { description = null } = item.shown;
    return { chapter, slices: page.slices, thumbnailId, description };
  };
}

function pagesOf({ body, pageCount }: ChapterSource): number | null {
  return body.kind === 'epub' ? 1 : (pageCount ?? null);
}

/** Stores all pages and books of a work, several at a time, and keeps their order. */
export async function storeChapters(options: Options): Promise<readonly StoredChapter[]> {
  const { chapters } = options.source;
  const counts = chapters.map(pagesOf);
  const pages = counts.includes(null)
    ? null
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const stored = chapters.map((source) => ({
    source,
    pages: [] as (readonly StoredSlice[])[],
    descriptions: [] as (string | null)[],
    books: [] as StoredBook[],
    thumbnailId: null as string | null,
  }));
  let pagesDone = 0;
  const report = (chaptersDone: number) =>
    options.onProgress?.({ chaptersDone, chapters: chapters.length, pagesDone, pages });
  const collect = async (results: AsyncIterable<Done>): Promise<void> => {
    for await (const done of results) {
      const chapter = stored[done.chapter];
      if (chapter === undefined) continue;
      if ('books' in done) chapter.books.push(...done.books);
      else {
        chapter.pages.push(done.slices);
        chapter.descriptions.push(done.description);
        chapter.thumbnailId ??= done.thumbnailId;
      }
      pagesDone += 1;
      report(done.chapter);
    }
  };
  const storer = createStorer(options);
  const running = new Set<Promise<unknown>>();
  const store = async (item: Item): Promise<Done> => {
    const storing = storer(item);
    running.add(storing);
    try {
      return await storing;
    } finally {
      running.delete(storing);
    }
  };
  const items = itemsOf(chapters, options.signal);
  const results = pMapIterable(items, store, { concurrency: atOnce, backpressure: atOnce + 2 });
  try {
    await collect(results);
  } finally {
    // One failure does not stop the others: nothing may be stored after this has ended.
    await Promise.allSettled(running);
  }
  report(chapters.length);
  return stored;
}
