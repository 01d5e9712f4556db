import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { frameworkErrors } from '#http/failure/send-failure.ts';
import { allowedOrigins } from '#http/request/origin.ts';
import { readBuiltSite } from '#pages/built-site.ts';
import { serveLocalVerifier } from '#modules/account/certification/verifier-page.ts';
import { serveOutbox } from '#mail/outbox/routes.ts';
import { serveOfferNotices } from '#modules/offerwall/notices.ts';
import { serveNotices } from '#modules/payment/notices.ts';
import { registerApi } from '#modules/register-api.ts';
import type { OriginContext } from '#http/request-context.ts';
import type { Settings } from '#settings/settings.ts';
import { refuseUnknownHosts } from '#serve/guard/known-hosts.ts';
import { limitRequests, type Limiters } from '#serve/guard/limit-requests.ts';
import { answerProbes } from './health.ts';
import { decodableUrl } from './decodable-url.ts';
import { hostEdition } from './edition-site.ts';
import { logRequests, requestId } from './request-log.ts';
import { dataHeaders, protectAnswers, securityHeaders } from './security-headers.ts';

export type OriginParts = {
  readonly context: OriginContext;
  readonly logger: Logger;
  /** Those of the process, shared by its origins. */
  readonly limiters: Limiters;
  readonly isDatabaseUp: () => boolean;
  readonly isDraining: () => boolean;
  /** The calls of this origin; those of the contract unless it has its own. */
  readonly register?: (scope: FastifyInstance, context: OriginContext) => Promise<void>;
};

/** Far beyond what a busy process shows: a process like that only makes its queue longer. */
const longestLoopDelayMs = 3000;
const retryAfterS = 2;

/** Which hops on the way here are believed; the nearest has number 0. */
function trust(setting: Settings['trustProxy']) {
  if (typeof setting === 'number') return (_address: string, hop: number) => hop < setting;
  return setting === false ? false : [...setting];
}

/** The API in a scope of its own, with what protects the service around it. */
async function mountApi(app: FastifyInstance, parts: OriginParts, prefix: string): Promise<void> {
  const { context, isDatabaseUp } = parts;
  await app.register(
    async (scope) => {
      limitRequests(scope, parts.limiters);
      scope.addHook('onRequest', (_request, reply, done) => {
        if (isDatabaseUp()) return done();
        reply.header('retry-after', retryAfterS);
        return done(new ApiFailure(503, 'unavailable'));
      });
      await scope.register(underPressure, {
        maxEventLoopDelay: longestLoopDelayMs,
        // An interval in which the loop turned once counts as an endless delay: a shorter one would
        // refuse calls after a pause of a second, as a busy machine makes them.
        sampleInterval: longestLoopDelayMs,
        retryAfter: retryAfterS,
        pressureHandler: () => {
          throw new ApiFailure(503, 'unavailable');
        },
      });
      await (parts.register ?? registerApi)(scope, context);
      // Beside the files of an edition, whose wildcard would take what is no call.
      if (prefix !== '') scope.get('/*', (_request, reply) => reply.callNotFound());
    },
    { prefix },
  );
}

/** The app of one origin: pages with the API under `/api`, or the API alone. */
export async function buildOrigin(parts: OriginParts): Promise<FastifyInstance> {
  const { context, logger, isDraining } = parts;
  const { settings, origin } = context;
  const site = origin.pages === null ? null : await readBuiltSite(origin.pages);
  const protection = securityHeaders(settings, origin, site?.scriptDigests);
  const app = fastify({
    loggerInstance: logger.child({}),
    genReqId: requestId,
    requestIdHeader: false,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // Who types an address gets a page; a call that cannot be decoded is refused.
    rewriteUrl: ({ url = '/' }) =>
      site === null || url.startsWith('/api/') ? url : decodableUrl(url),
    trustProxy: trust(settings.trustProxy),
    frameworkErrors: (error, request, reply) => {
      // No hook sees what has no address.
      reply.headers({ ...dataHeaders(protection), 'x-request-id': request.id });
      frameworkErrors(error, request, reply);
    },
    // The service stops listening by itself, and answers what still arrives.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  logRequests(app, origin.name);
  refuseUnknownHosts(app, origin, settings);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  protectAnswers(app, protection);
  await app.register(cookie);
  answerProbes(app, { db: context.db, storage: context.storage, isDraining });
  if (site === null) {
    const allowed = allowedOrigins(settings);
    await app.register(cors, {
      origin: (asking, done) => done(null, asking !== undefined && allowed.has(asking)),
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['content-range', 'etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
    });
    serveLocalVerifier(app, context);
    await app.register(async (scope) => {
      limitRequests(scope, parts.limiters);
      serveOutbox(scope, context);
    });
    await app.register(async (scope) => {
      limitRequests(scope, parts.limiters);
      serveNotices(scope, context);
    });
    await app.register(async (scope) => {
      limitRequests(scope, parts.limiters);
      serveOfferNotices(scope, context);
    });
    await mountApi(app, parts, '');
  } else {
    await hostEdition(app, context, { site, limiters: parts.limiters });
  }
  await mountApi(app, parts, '/api');
  return app;
}
