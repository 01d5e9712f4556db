import { editions, type EditionFacts, type EditionId } from '@hanji/contract/editions.ts';

/** The server's own origin has no pages, and nobody who could verify an age. */
const ofServer: EditionFacts = { ...editions.ko, verifiesAdults: false };

/** What holds at an origin; null is the server's own. */
export function editionFacts(edition: EditionId | null): EditionFacts {
  return edition === null ? ofServer : editions[edition];
}
