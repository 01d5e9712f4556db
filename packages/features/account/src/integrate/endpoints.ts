import { api, toRequest, type ArgumentsOf, type DataOf } from '@hanji/api-client/api.ts';
import { migrationCalls } from '@hanji/contract/calls/account/migration.ts';

type Calls = typeof migrationCalls;
type Arguments<Name extends keyof Calls> = ArgumentsOf<Calls[Name]>;
type Data<Name extends keyof Calls> = DataOf<Calls[Name]>;

const migrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkPreMigration: build.query<Data<'checkPreMigration'>, Arguments<'checkPreMigration'>>({
      query: toRequest(migrationCalls.checkPreMigration),
    }),
    // Begins a way that is walked once: never from the cache.
    getPreAuthorizeUrl: build.mutation<Data<'getPreAuthorizeUrl'>, Arguments<'getPreAuthorizeUrl'>>(
      { query: toRequest(migrationCalls.getPreAuthorizeUrl) },
    ),
    signInToPrevious: build.mutation<Data<'signInToPrevious'>, Arguments<'signInToPrevious'>>({
      query: toRequest(migrationCalls.signInToPrevious),
    }),
    migrateAccount: build.mutation<Data<'migrateAccount'>, Arguments<'migrateAccount'>>({
      query: toRequest(migrationCalls.migrateAccount),
    }),
  }),
});

export const migrationEndpoints = migrationApi.endpoints;
export const { useCheckPreMigrationQuery } = migrationApi;
