import type { Database } from '#db/client.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { EditionId } from '@hanji/contract/editions.ts';
import type { Settings } from '#settings/settings.ts';
import type { Secrets } from './secrets.ts';

/** What the calls work with. One per origin; everything but `edition` is shared. */
export type ApiContext = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The edition whose origin this API answers at; null at the server's own. */
  readonly edition: EditionId | null;
  now(): Date;
};
