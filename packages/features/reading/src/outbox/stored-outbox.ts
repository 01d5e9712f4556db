import {
  type Outbox,
  readingOutboxKey,
  readOutbox,
  without,
  writeOutbox,
} from '@hanji/domain/reading/memory/outbox.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What this browser has still to tell, of all its tabs and readers. */
export function readStoredOutbox(): Outbox {
  return readOutbox(localSiteStorage.getItem(readingOutboxKey), Date.now());
}

/** Changes it as it stands at this moment: other tabs write it too. */
export function changeStoredOutbox(change: (outbox: Outbox) => Outbox): void {
  const text = writeOutbox(change(readStoredOutbox()));
  if (text === null) localSiteStorage.removeItem(readingOutboxKey);
  else localSiteStorage.setItem(readingOutboxKey, text);
}

/** What has been answered for waits no longer. */
export function takeOut(keys: readonly string[]): void {
  changeStoredOutbox((outbox) => without(outbox, new Set(keys)));
}
