import type { Database } from '@hanji/server/db/client.ts';
import { ingestWork } from '@hanji/server/ingest/ingest-work.ts';
import { createPictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import type { WorkSource } from '@hanji/server/ingest/work-source.ts';
import type { ObjectStorage } from '@hanji/server/ports/object-storage.ts';
import pMap from 'p-map';
import { seedChallenge } from '#challenge/seed-challenge.ts';
import { seedContests } from '#contests/seed-contests.ts';
import { seedGuides } from '#contests/seed-guides.ts';
import { seedHelp } from '#help/seed-help.ts';
import { seedComments } from '#members/comments/seed-comments.ts';
import { seedMembers } from '#members/seed-members.ts';
import { catalogueBatches, pagesIn, type WorkGroup } from '#shelf/catalogue.ts';
import { fillShowcase, isShowcaseFilled } from '#showcase/fill-showcase.ts';

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
  /** What has come in so far stands arranged: at first a dozen works, in the end all. */
  readonly onArranged?: () => void;
  readonly signal?: AbortSignal;
  /** The works to take in; all of the demo unless a test wants fewer. */
  readonly batches?: () => Iterable<Iterable<WorkGroup>>;
};

export type SeedResult = {
  readonly created: number;
  readonly replaced: number;
  readonly unchanged: number;
};

/** While one work is being published, others are drawn and encoded. */
const groupsAtOnce = 2;
const languagesAtOnce = 2;

function pagesOf(batches: Iterable<Iterable<WorkGroup>>): number {
  let pages = 0;
  for (const batch of batches) {
    for (const { sources } of batch) for (const source of sources) pages += pagesIn(source);
  }
  return pages;
}

/**
 * Fills a catalogue with the demo's works, batch by batch, and arranges it after each. A work
 * becomes visible whole or not at all; run again, what stands is left alone, so that an interrupted
 * filling completes.
 */
export async function seedDemo(options: SeedOptions): Promise<SeedResult> {
  const { db, storage, now, onProgress, onArranged, signal } = options;
  const batches = options.batches ?? (() => catalogueBatches(now));
  const pictures = createPictureStore(db, storage, 'on-request');
  const result = { created: 0, replaced: 0, unchanged: 0 };
  const total = pagesOf(batches());
  let done = 0;
  let isArranged = await isShowcaseFilled(db);
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
    if (outcome !== 'unchanged') isArranged = false;
    advance(pagesIn(source));
  };
  const running: Promise<void>[] = [];
  const begin = (source: WorkSource): Promise<void> => {
    const taking = takeIn(source);
    running.push(taking);
    return taking;
  };
  const takeGroup = async ({ sources, close }: WorkGroup): Promise<void> => {
    await pMap(sources, begin, { concurrency: languagesAtOnce });
    close();
  };
  for (const batch of batches()) {
    try {
      await pMap(batch, takeGroup, { concurrency: groupsAtOnce });
    } finally {
      // The first failure does not stop the others: nothing may be stored after this has ended.
      await Promise.allSettled(running.splice(0));
    }
    if (!isArranged) await fillShowcase(db, pictures, now);
    await seedHelp(db, now);
    await seedMembers(db, now);
    await seedComments(db, now);
    isArranged = true;
    onArranged?.();
    // Nobody waits for these: by now there is something to read.
    await seedChallenge({ db, pictures, now }, signal);
    await seedContests(db, pictures, now);
    await seedGuides(db, pictures, now);
  }
  return result;
}
