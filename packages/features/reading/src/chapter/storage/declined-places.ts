import {
  declinedPlacesKey,
  readDeclinedPlaces,
  writeDeclinedPlace,
} from '@hanji/domain/reading/memory/declined-places.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** Until when places of other devices were declined here for a title, in milliseconds; 0 for none. */
export function readDeclined(contentId: number): number {
  return recall(readDeclinedPlaces(localSiteStorage.getItem(declinedPlacesKey)), contentId) ?? 0;
}

/** Remembers that a place was declined: neither it nor an earlier one is offered again. */
export function writeDeclined(contentId: number, at: string): void {
  const declined = readDeclinedPlaces(localSiteStorage.getItem(declinedPlacesKey));
  const until = Math.max(Date.parse(at), recall(declined, contentId) ?? 0);
  localSiteStorage.setItem(declinedPlacesKey, writeDeclinedPlace(declined, contentId, until));
}
