import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '#log/logger.ts';

const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a proxy or client gave a request, when it is one, or a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Answers each request with its id, and logs one line when it is done. */
export function logRequests(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        origin,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info({ origin, method: request.method, path: pathOf(request.url) }, 'gone away');
    done();
  });
}
