import type { EditionId } from '@hanji/contract/editions.ts';
import type { Database } from '#db/client.ts';
import type { Secrets } from '#db/secrets.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { Settings } from '#settings/settings.ts';

/** What one origin works with; everything but `edition` is shared with the others. */
export type OriginContext = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The edition whose origin this API answers at; null at the server's own. */
  readonly edition: EditionId | null;
  now(): Date;
};

/** What the calls work with: their origin's, and where their API is mounted: `/api`, or nothing. */
export type RequestContext = OriginContext & { readonly prefix: string };
