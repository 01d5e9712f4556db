import type { FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '#settings/settings.ts';
import { censored, censors, leaveOut } from './leave-out.ts';
import { serializeError } from './serialize-error.ts';

/** As long as addresses of ours are, and more. */
const longestPath = 300;

/** What somebody searched for, and the token of an account that is moved, end the paths of theirs. */
const endings = /^(\/search\/|(?:\/api)?\/pre[^/]*\/migration\/).+/s;

/**
 * Where a request went: without the query, which may hold a signature, and without what is said in
 * the path to the service alone.
 */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(endings, `$1${censored}`).slice(0, longestPath);
}

function leaveOutOfLine(line: Record<string, unknown>): Record<string, unknown> {
  return leaveOut(line) as Record<string, unknown>;
}

/**
 * Lines of JSON: time, level, message, request id. No headers, no bodies, no queries, no address
 * of a person.
 */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: leaveOutOfLine,
    },
    serializers: {
      ...censors,
      err: (error: unknown) => serializeError(error),
      error: (error: unknown) => serializeError(error),
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
