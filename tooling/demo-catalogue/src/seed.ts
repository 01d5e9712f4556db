import type { Database } from '@hanji/server/db/client.ts';
import { ingestWork } from '@hanji/server/ingest/ingest-work.ts';
import { createPictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import type { WorkSource } from '@hanji/server/ingest/work-source.ts';
import type { ObjectStorage } from '@hanji/server/ports/object-storage.ts';
import pMap from 'p-map';
import { catalogueSources, pagesIn } from '#shelf/catalogue.ts';
import { fillShowcase } from '#showcase/fill-showcase.ts';

export type SeedProgress = {
  /** Pages and books of all works in all languages. */
  readonly done: number;
  readonly total: number;
  /** The work that is under way. */
  readonly name: string;
};

export type SeedOptions = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  /** Publication dates and events are set around this moment. */
  readonly now: Date;
  readonly onProgress?: (progress: SeedProgress) => void;
  readonly signal?: AbortSignal;
  /** The works to take in; all of the demo unless a test wants fewer. */
  readonly works?: () => Iterable<WorkSource>;
};

export type SeedResult = {
  readonly created: number;
  readonly replaced: number;
  readonly unchanged: number;
};

/** While one work is being published, others are drawn and encoded. */
const worksAtOnce = 3;

/**
 * Fills a catalogue with the demo's works and then arranges them. A work becomes visible whole or
 * not at all; run again, what stands is left alone, so that an interrupted filling completes.
 */
export async function seedDemo({
  db,
  storage,
  now,
  onProgress,
  signal,
  works = () => catalogueSources(now),
}: SeedOptions): Promise<SeedResult> {
  const pictures = createPictureStore(db, storage, 'on-request');
  const result = { created: 0, replaced: 0, unchanged: 0 };
  let total = 0;
  for (const source of works()) total += pagesIn(source);
  let done = 0;
  const takeIn = async (source: WorkSource): Promise<void> => {
    signal?.throwIfAborted();
    let ofWork = 0;
    const advance = (pages: number): void => {
      done += pages - ofWork;
      ofWork = pages;
      onProgress?.({ done, total, name: source.name });
    };
    const { outcome } = await ingestWork({
      db,
      storage,
      source,
      pictures,
      now: () => now,
      ...(signal === undefined ? {} : { signal }),
      onProgress: ({ pagesDone }) => advance(pagesDone),
    });
    result[outcome] += 1;
    advance(pagesIn(source));
  };
  const running: Promise<void>[] = [];
  const begin = (source: WorkSource): Promise<void> => {
    const taking = takeIn(source);
    running.push(taking);
    return taking;
  };
  try {
    await pMap(works(), begin, { concurrency: worksAtOnce });
  } finally {
    // The first failure does not stop the others: nothing may be stored after this has ended.
    await Promise.allSettled(running);
  }
  await fillShowcase(db, now);
  return result;
}
