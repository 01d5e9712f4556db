import type { Database } from '#db/client.ts';
import { removeOrphans } from '#ingest/sweep/remove-orphans.ts';
import { publishChapters } from '#ingest/work/publish-chapters.ts';
import { sweepExpired } from '#modules/account/sweep-expired.ts';
import { sumViews } from '#modules/readers/views.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { JobHandlers } from './job-queue.ts';

type Place = { readonly db: Database; readonly storage: ObjectStorage };

export function createJobHandlers(place: Place): JobHandlers {
  return {
    'publish-chapters': (tx, { contentId }) => publishChapters(tx, [contentId], new Date()),
    'sum-views': (tx) => sumViews(tx),
    'remove-orphans': { repeatable: (_data, signal) => removeOrphans(place, new Date(), signal) },
    'sweep-expired': (tx) => sweepExpired(tx, new Date()),
  };
}
