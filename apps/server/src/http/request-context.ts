import type { Database } from '#db/client.ts';
import type { Secrets } from '#db/secrets.ts';
import type { ObjectStorage } from '#ports/object-storage.ts';
import type { Origin } from '#settings/origin.ts';
import type { Settings } from '#settings/settings.ts';

/** What one origin works with; everything but `origin` is shared with the others. */
export type OriginContext = {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly origin: Origin;
  now(): Date;
};

/** What the calls work with: their origin's, and where their API is mounted: `/api`, or nothing. */
export type RequestContext = OriginContext & { readonly prefix: string };
