import type { Database } from '#db/client.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { ImportError } from './import-error.ts';
import type { IngestProgress } from './ingest-progress.ts';
import { createPictureStore, type PictureStore } from './picture/store-picture.ts';
import { discard } from './sweep/sweep.ts';
import { findPlace } from './work/find-place.ts';
import { keepPath } from './work/import-paths.ts';
import { whileIngesting } from './work/ingest-lock.ts';
import { publishWork } from './work/publishing/publish-work.ts';
import { storeArtwork } from './work/store-artwork.ts';
import { storeChapters } from './work/chapters/store-chapters.ts';
import type { StoredChapter } from './work/stored-work.ts';
import { isWithPreview, type WorkSource } from './work-source.ts';

export type IngestOptions = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly source: WorkSource;
  readonly now: () => Date;
  readonly onProgress?: (progress: IngestProgress) => void;
  readonly signal?: AbortSignal;
  /** Takes the place of another work whose file merely has the same name and title. */
  readonly replace?: boolean;
  /** The absolute path of its file or folder: what lies there is the same work the next time. */
  readonly path?: string;
  /** Given to several imports, so that a picture which they share is drawn and encoded once. */
  readonly pictures?: PictureStore;
};

export type IngestResult = {
  readonly outcome: 'created' | 'replaced' | 'unchanged';
  readonly contentId: number;
  readonly chapters: number;
  /** Stored pictures of its chapters: slices, not pages. */
  readonly images: number;
  /** Names of its chapters that are to have a preview and of which none can be made. */
  readonly withoutPreview?: readonly string[];
  /** Id of another work that bears the same identifier, beside which this one is kept. */
  readonly beside?: number;
};

function lacksPreview({ source: { body, sales }, books }: StoredChapter): boolean {
  if (body.kind !== 'epub' || !isWithPreview(sales)) return false;
  return books.every(({ salesType }) => salesType !== 'trial');
}

async function takeIn(options: IngestOptions, pictures: PictureStore) {
  const { db, source, onProgress, signal } = options;
  const chapters = await storeChapters({ pictures, source, onProgress, signal });
  const artwork = await storeArtwork(pictures, source, chapters[0]?.pages[0]);
  signal?.throwIfAborted();
  await source.checkFile?.();
  const contentId = await publishWork(db, { source, chapters, ...artwork }, options.now());
  const images = chapters.reduce((sum, { pages }) => sum + pages.flat().length, 0);
  const withoutPreview = chapters.filter(lacksPreview).map(({ source: { name } }) => name);
  return { contentId, chapters: chapters.length, images, withoutPreview };
}

async function ingest(options: IngestOptions): Promise<IngestResult> {
  const { db, storage, path } = options;
  const replace = options.replace === true;
  const { importKey, before, beside } = await findPlace(db, options.source, { replace, path });
  const source = { ...options.source, importKey };
  const kept = beside === undefined ? {} : { beside };
  if (before?.digest === source.digest && before.isShown) {
    const chapters = source.chapters.length;
    return { outcome: 'unchanged', contentId: before.id, chapters, images: 0, ...kept };
  }
  if (source.chapters.length === 0) throw new ImportError('the work has no chapter');
  if (new Set(source.chapters.map(({ key }) => key)).size < source.chapters.length) {
    throw new ImportError('two chapters of the work have the same key');
  }
  const pictures = {
    ...(options.pictures ?? createPictureStore(db, storage)),
    known: new Map(),
    stored: { images: [], objects: [] },
  };
  try {
    const taken = await whileIngesting(db, () => takeIn({ ...options, source }, pictures));
    return { outcome: before === undefined ? 'created' : 'replaced', ...taken, ...kept };
  } catch (error) {
    // What was interrupted may be repeated and finds its pictures; what is refused keeps nothing.
    if (error instanceof ImportError) await discard(db, storage, pictures.stored);
    throw error;
  }
}

/**
 * Takes a work into the catalogue. Pictures and books are stored first, page by page; only then
 * does one transaction make the work visible, so that an interruption leaves nothing half shown
 * and the same call again completes it. Throws `ImportError` for what cannot be taken.
 */
export async function ingestWork(options: IngestOptions): Promise<IngestResult> {
  const result = await ingest(options);
  if (options.path !== undefined) await keepPath(options.db, options.path, result.contentId);
  return result;
}
