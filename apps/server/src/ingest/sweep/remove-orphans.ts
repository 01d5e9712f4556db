import type { Database } from '#db/client.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import { inquiryPrefix } from '#db/schema/help/inquiry.ts';
import { avatarPrefix, importedPrefixes, listAll, removeObjects } from './remove-objects.ts';

/** By then whoever stored an object has written its row, or never will. */
const graceMs = 24 * 60 * 60_000;

type Place = { readonly db: Database; readonly storage: ObjectStorage };

/**
 * Removes what a process that was killed between file and row left in storage: objects that no row
 * names and that are older than a day. It gives way to an import, and goes on another time.
 */
export function removeOrphans(place: Place, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  const own = [avatarPrefix, inquiryPrefix, 'uploads/'];
  const keys = listAll(place.storage, [...importedPrefixes, ...own]);
  return removeObjects(place, keys, { before, signal });
}
