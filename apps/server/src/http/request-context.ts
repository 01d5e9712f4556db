import type { Database } from '#db/client.ts';
import {
  inTransaction,
  readAndWrite,
  type Decision,
  type Executor,
  type Transaction,
} from '#db/executor.ts';
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
export type RequestContext = Omit<OriginContext, 'db'> & {
  readonly db: Executor;
  readonly prefix: string;
};

/** A request's context within a transaction: queries, rules and use cases take it as they are. */
export type UnitContext = RequestContext & { readonly db: Transaction };

/** Runs `work` as one unit: all that it does is kept, or nothing when it throws. */
export function inUnit<Result>(
  context: RequestContext,
  work: (unit: UnitContext) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, (tx) => work({ ...context, db: tx }));
}

/** {@link inUnit} in two round trips, as `readAndWrite` says. */
export function inQuickUnit<Facts, Result>(
  context: RequestContext,
  read: (unit: UnitContext) => Promise<Facts>,
  decide: (unit: UnitContext, facts: Facts) => Promise<Decision<Result>>,
): Promise<Result> {
  return readAndWrite<Facts, Result>(context.db, {
    read: (tx) => read({ ...context, db: tx }),
    decide: (tx, facts) => decide({ ...context, db: tx }, facts),
  });
}
