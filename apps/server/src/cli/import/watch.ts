import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import { isDatabaseAway } from '#db/database-away.ts';
import { isSystemError } from '#errors/start-error.ts';
import {
  keepOutcome,
  passedOverIn,
  putOff,
  settledWorks,
  type SettledWork,
} from '#ingest/watch/watched-works.ts';
import { printOf } from '#ingest/watch/print-of.ts';
import { whileNobodyWatches } from '#ingest/watch/watch-lock.ts';
import { UsageError } from '../usage-error.ts';
import { causeOf, explained } from './import-failure.ts';
import { ofOneWork } from './flags/import-flags.ts';
import { importWork, say, type Run } from './import-works.ts';

/** Time between two looks, in milliseconds. */
const everyMs = 5000;

async function folders(given: readonly string[]): Promise<readonly string[]> {
  for (const place of given) {
    const found = await stat(place).catch(() => null);
    if (!found?.isDirectory()) throw new UsageError(`--watch is for folders: ${place} is none`);
  }
  return given.map((place) => path.resolve(place));
}

/** A failure that is not the work's own, such as a full disk, keeps the works behind it waiting for no longer than one try. */
async function takeIn(db: Database, work: SettledWork, run: Run): Promise<void> {
  // Of one that failed before nothing is reported until it ends otherwise: it is tried for as long as it takes.
  const held: string[] = [];
  const isQuiet = work.failure !== null;
  const hold = isQuiet ? (line: string): void => void held.push(line) : say;
  try {
    hold(work.path);
    const report = await importWork(work.path, { ...run, say: hold, isQuiet });
    for (const line of held) say(line);
    run.onReport(report);
    if (report.outcome !== 'planned') await keepOutcome(db, work, report.outcome);
  } catch (error) {
    if (run.signal.aborted) throw error;
    const failure = causeOf(explained(error));
    if (failure !== work.failure) {
      for (const line of held) say(line);
      say(`failed: ${failure}`);
    }
    await putOff(db, { ...work, failure }, new Date());
    const refusal = 'it failed, and is tried again';
    run.onReport({ file: work.path, outcome: 'refused', refusal });
  }
}

type Way = {
  /** Every entry of a folder is a work of its own. */
  readonly each: boolean;
  /** Hears of files that are no works, at each look. */
  readonly onPassedOver: (files: readonly string[]) => void;
  /** Hears why a folder cannot be read, at each look; null of one that can. */
  readonly onUnread: (folder: string, cause: string | null) => void;
};

async function look(
  watched: readonly string[],
  run: Run,
  { each, onPassedOver, onUnread }: Way,
): Promise<void> {
  const db = await run.catalogue.db();
  for (const folder of watched) {
    try {
      onPassedOver(await passedOverIn(folder, each));
      for (const work of await settledWorks(db, folder, new Date(), each)) {
        // Hours may have gone by with the works before it: what is being written comes later.
        if ((await printOf(work.path)) !== work.print) continue;
        await takeIn(db, work, run);
      }
      onUnread(folder, null);
    } catch (error) {
      // A disk that is away may come back, and keeps the other folders from nothing.
      if (run.signal.aborted || !isSystemError(error) || isDatabaseAway(error)) throw error;
      onUnread(folder, causeOf(error));
    }
  }
}

/** Says that a folder cannot be read once, until it can. */
function unreadFolders(run: Run): Way['onUnread'] {
  const reported = new Map<string, string>();
  return (folder, cause) => {
    if (cause === null) reported.delete(folder);
    if (cause === null || reported.get(folder) === cause) return;
    reported.set(folder, cause);
    say(`failed: ${cause}`);
    run.onReport({ file: folder, outcome: 'refused', refusal: cause });
  };
}

/**
 * Takes in what lies in folders and what appears there, each once, when nobody writes to it any
 * more; until it is stopped, or after one look. What another process is taking in is left to it.
 */
export async function watch(
  given: readonly string[],
  run: Run,
  { once, ...asked }: Omit<Way, 'onUnread'> & { readonly once: boolean },
): Promise<void> {
  const [named] = ofOneWork(run.options);
  if (named !== undefined) throw new UsageError(`--${named} is of one work: --watch takes several`);
  const watched = await folders(given);
  const db = await run.catalogue.db();
  const way = { ...asked, onUnread: unreadFolders(run) };
  const lookAlone = () => whileNobodyWatches(db, () => look(watched, run, way));
  if (once) {
    await lookAlone();
    return;
  }
  say(`watching ${watched.join(', ')}: Ctrl-C ends it`);
  for (;;) {
    await lookAlone();
    await sleep(everyMs, undefined, { signal: run.signal });
  }
}
