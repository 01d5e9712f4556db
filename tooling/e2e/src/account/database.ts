import { openDatabase, type Database } from '@hanji/server/db/client.ts';
import { state } from '#service/state.ts';

let opened: ReturnType<typeof openDatabase> | undefined;

/** The database of the service that stays up: for what journeys cannot bring about by its pages. */
export function database(): Database {
  opened ??= openDatabase(state().databaseUrl, { poolSize: 2 });
  return opened.db;
}
