import type { CallDescription } from '@hanji/contract/calls/call.ts';
import type { FastifyInstance } from 'fastify';
import type { CallSchemas } from '#http/calls/call-handler.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { pathPattern } from '#http/calls/route-path.ts';
import type { OriginContext } from '#http/request-context.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { sendFailure } from '#http/failure/send-failure.ts';

type Known = { readonly call: CallDescription; readonly schemas: CallSchemas };

/** Puts whatever fails in a scope into the envelope: errors, unknown paths, wrong methods. */
export function answerFailures(
  app: FastifyInstance,
  context: OriginContext,
  calls: readonly Known[],
): void {
  const standard = editionFacts(context.edition).locales[0];
  const patterns = calls.map(({ call, schemas }) => ({
    method: call.method,
    pattern: pathPattern(call.path, schemas.params),
  }));
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error, standard));
  app.setNotFoundHandler((request, reply) => {
    const path = (request.url.split('?')[0] ?? '').slice(app.prefix.length);
    const allowed = patterns
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method);
    if (allowed.length === 0) {
      return sendFailure(request, reply, new ApiFailure(404, 'callNotFound'), standard);
    }
    reply.header('allow', [...new Set(allowed)].join(', '));
    return sendFailure(request, reply, new ApiFailure(405, 'methodNotAllowed'), standard);
  });
}
