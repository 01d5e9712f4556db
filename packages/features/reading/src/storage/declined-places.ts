import {
  declinedPlacesKey,
  readDeclinedPlaces,
  writeDeclinedPlace,
} from '@hanji/domain/reading/memory/declined-places.ts';
import { recall } from '@hanji/domain/reading/memory/recent-entries.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';

type TitleOwner = { readonly reader: string; readonly contentId: number };

/**
 * Until when this member declined places of other devices here for a title, in milliseconds; 0 for
 * none.
 */
export function readDeclined({ reader, contentId }: TitleOwner): number {
  const declined = readDeclinedPlaces(localSiteStorage.getItem(declinedPlacesKey));
  return recall(declined, contentId, reader) ?? 0;
}

/** Remembers that a place was declined: neither it nor an earlier one is offered again. */
export function writeDeclined(owner: TitleOwner, at: string): void {
  const declined = readDeclinedPlaces(localSiteStorage.getItem(declinedPlacesKey));
  const until = Math.max(Date.parse(at), readDeclined(owner));
  localSiteStorage.setItem(declinedPlacesKey, writeDeclinedPlace(declined, owner, until));
}
