import { loginTypes } from '@hanji/contract/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OriginContext } from '#http/request-context.ts';
import { callbackPath } from './flow.ts';

const longestBody = 16 * 1024;
const passedOn = ['code', 'state', 'error'];

type Posted = { Params: { loginType: string }; Body: string };

/**
 * The callback of a provider whose answer a browser posts, as Apple's: it goes on to the page with
 * what that page reads from its address. What else was posted, such as a name, is not taken. The
 * post comes without the cookie of the flow, since it is another site's: nothing is done by it.
 */
export async function servePostedCallback(
  app: FastifyInstance,
  context: OriginContext,
  count: (request: FastifyRequest, reply: FastifyReply) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestBody },
      (_request, body, done) => done(null, body),
    );
    scope.post<Posted>(callbackPath(context, ':loginType'), async (request, reply) => {
      count(request, reply);
      const loginType = loginTypes.find((known) => known === request.params.loginType);
      if (loginType === undefined) return reply.callNotFound();
      const form = new URLSearchParams(request.body ?? '');
      const query = new URLSearchParams(passedOn.flatMap((name) => pair(name, form.get(name))));
      const back = `${callbackPath(context, loginType)}?${query.toString()}`;
      return reply.header('cache-control', 'no-store').redirect(back, 303);
    });
  });
}

function pair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}
