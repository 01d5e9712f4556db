import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { sendFailure } from '#http/failure/send-failure.ts';
import type { OriginContext } from '#http/request-context.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { KnownRoute } from './call-handler.ts';

/** Puts whatever fails in a scope into the envelope: errors, unknown paths, wrong methods. */
export function answerFailures(
  app: FastifyInstance,
  context: OriginContext,
  routes: readonly KnownRoute[],
): void {
  const standard = editionFacts(context.origin.edition).locales[0];
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error, standard));
  app.setNotFoundHandler((request, reply) => {
    const path = (request.url.split('?')[0] ?? '').slice(app.prefix.length);
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) {
      return sendFailure(request, reply, new ApiFailure(404, 'callNotFound'), standard);
    }
    reply.header('allow', [...new Set(allowed)].join(', '));
    return sendFailure(request, reply, new ApiFailure(405, 'methodNotAllowed'), standard);
  });
}
