import type { migrationCalls } from '@hanji/contract/calls/account/migration.ts';
import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { beginFlow } from '#modules/account/external/flow.ts';
import { migrateAccount, readPreMigration } from './move-account.ts';
import { previousServiceOf, signInToPrevious } from './previous-account.ts';

export function migrationHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof migrationCalls> {
  return {
    checkPreMigration: (call) => readPreMigration(context, call),
    getPreAuthorizeUrl: async (call) => {
      const { product, provider } = call.params;
      previousServiceOf(context, product);
      const path = `/integrate/external-idp/web/${provider}/callback`;
      const { url, cookie } = await beginFlow(context, provider, path, call);
      return new Answer(url, { cookies: [cookie] });
    },
    signInToPrevious: (call) => signInToPrevious(context, call),
    migrateAccount: (call) => migrateAccount(context, call),
  };
}
