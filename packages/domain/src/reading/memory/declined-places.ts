import type { RecentEntries } from '#reading/memory/recent-entries.ts';
import { readEntries, remember } from '#reading/memory/recent-entries.ts';

/** Where a device keeps which places of other devices its reader did not want to go on from. */
export const declinedPlacesKey = 'hanji.declinedPlaces';

const kept = 200;
const version = 1;
const name = 'declined';

/** By member and title: until when places were declined, in milliseconds since 1970; newest first. */
export type DeclinedPlaces = RecentEntries<number>;

/** Out of stored text; what cannot be read is left out. */
export function readDeclinedPlaces(text: string | null): DeclinedPlaces {
  return readEntries(text, { version, name }, (stored) =>
    Number.isFinite(stored) ? Number(stored) : null,
  );
}

/** As text to store, with one more; the oldest of over 200 titles are forgotten. */
export function writeDeclinedPlace(
  declined: DeclinedPlaces,
  { reader, contentId }: { readonly reader: string; readonly contentId: number },
  until: number,
): string {
  return JSON.stringify({ version, [name]: remember(declined, contentId, until, kept, reader) });
}
