import type { Database } from '#db/client.ts';
import type { Executor } from '#db/executor.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { importedPrefixes, removeObjects } from './remove-objects.ts';
import { whileNobodyIngests } from '../work/ingest-lock.ts';

/** By then whoever stored an object has written its row, or never will. */
const graceMs = 24 * 60 * 60_000;

type Place = { readonly db: Database; readonly storage: ObjectStorage };

/**
 * Removes what a process that was killed between file and row left in storage: objects that no row
 * names and that are older than a day. Null, and nothing is done, while an import is running: it
 * may be about to use such an object.
 */
export function removeOrphans(
  executor: Executor,
  { db, storage }: Place,
  now: Date,
): Promise<number | null> {
  const before = new Date(now.getTime() - graceMs);
  return whileNobodyIngests(db, async () => {
    let removed = 0;
    for (const prefix of [...importedPrefixes, 'uploads/']) {
      removed += await removeObjects(executor, storage, storage.list(prefix), before);
    }
    return removed;
  });
}
