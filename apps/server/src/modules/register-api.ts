import { calls } from '@hanji/contract/calls/calls.ts';
import { schemas } from '@hanji/contract/schemas/schemas.ts';
import type { FastifyInstance } from 'fastify';
import { handlers, sharedCalls, titleCalls } from '#modules/handlers.ts';
import { mediaRoute, registerMedia } from '#modules/media/routes.ts';
import type { OriginContext, RequestContext } from '#http/request-context.ts';
import { untyped, type CallSet } from '#http/calls/call-handler.ts';
import { isDevelopment } from '#http/failure/development.ts';
import { registerDocs } from '#http/openapi/docs.ts';
import { isOffered } from '#settings/origin.ts';
import type { RegisterOptions } from '#http/calls/answer-call.ts';
import { registerCalls } from '#http/calls/register-calls.ts';

const standardOptions: RegisterOptions = {
  checkAnswers: isDevelopment(),
  shareMs: 1000,
};

/**
 * Registers the calls that the origin offers and the pictures that answers name; where it has no
 * pages also the description of the wire (`openapi.json`, `docs`). `app` must be a scope of its
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
  const withPictures = isOffered({ offered: 'reading' }, context.origin);
  const set: CallSet = {
    calls,
    schemas,
    handlers: untyped(handlers(ofRequests, options)),
    shared: sharedCalls,
    readTitles: titleCalls,
    otherRoutes: withPictures ? [mediaRoute] : [],
  };
  await registerCalls(app, context, set, options);
  if (withPictures) registerMedia(app, ofRequests);
  if (context.origin.pages === null) await registerDocs(app, calls, schemas);
}
