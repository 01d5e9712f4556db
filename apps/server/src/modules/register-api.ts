import { calls } from '@hanji/contract/calls/calls.ts';
import { schemas } from '@hanji/contract/schemas/schemas.ts';
import type { FastifyInstance } from 'fastify';
import { handlers, sharedCalls } from '#modules/handlers.ts';
import { registerMedia } from '#modules/media/routes.ts';
import type { OriginContext, RequestContext } from '#http/request-context.ts';
import { untyped } from '#http/calls/call-handler.ts';
import { isDevelopment } from '#http/failure/development.ts';
import { registerDocs } from '#http/openapi/docs.ts';
import { registerCalls, type RegisterOptions } from '#http/calls/register-calls.ts';

const standardOptions: RegisterOptions = {
  checkAnswers: isDevelopment(),
  shareMs: 1000,
};

/**
 * Registers every call of the contract and the pictures that answers name; at the server's own
 * origin also the description of the wire (`openapi.json`, `docs`). `app` must be a scope of its
 * own, at the prefix of the API:
 * `app.register((scope) => registerApi(scope, context), { prefix: '/api' })`.
 */
export async function registerApi(
  app: FastifyInstance,
  context: OriginContext,
  options: RegisterOptions = standardOptions,
): Promise<void> {
  const ofRequests: RequestContext = {
    ...context,
    now: () => context.now(),
    prefix: app.prefix,
  };
  const set = { calls, schemas, handlers: untyped(handlers(ofRequests)), shared: sharedCalls };
  await registerCalls(app, context, set, options);
  registerMedia(app, ofRequests);
  if (context.edition === null) await registerDocs(app, calls, schemas);
}
