import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';
import type { Settings } from '#settings/settings.ts';
import { RequestLimiter } from './request-limiter.ts';

/** The limits of a process. Pictures have their own: a page of a comic is dozens of them. */
export type Limiters = {
  readonly calls: RequestLimiter;
  readonly pictures: RequestLimiter;
  readonly drawings: RequestLimiter;
};

/** How many calls take the processor as long as one drawing of a page, about. */
const callsOfDrawing = 20;

export function makeLimiters({ rateLimit, pictureRateLimit }: Settings): Limiters {
  return {
    calls: new RequestLimiter(rateLimit),
    pictures: new RequestLimiter(pictureRateLimit),
    drawings: new RequestLimiter(Math.ceil(rateLimit / callsOfDrawing)),
  };
}

/** Whether a request is answered by the route of pictures, rather than by a call or by nothing. */
function isPicture({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes('/media/') ?? false;
}

/**
 * Counts a request by whom its address belongs to.
 * @throws ApiFailure 429 for one too many, with the time to wait in the answer's headers
 */
export function countRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: RequestLimiter,
): void {
  // The address is gone with the connection, and with it whoever waits for an answer.
  if (request.socket.remoteAddress === undefined) return;
  const { allowed, retryAfterS } = limiter.count(networkOf(request.ip));
  if (allowed) return;
  reply.header('retry-after', retryAfterS);
  throw new ApiFailure(429, 'tooManyRequests');
}

/** Counts a page that is about to be drawn; false for one too many, which goes out undrawn. */
export function countDrawing(request: FastifyRequest, { drawings }: Limiters): boolean {
  return drawings.count(networkOf(request.ip)).allowed;
}

/**
 * Counts every request of a scope before anything else is done for it, what is refused or unknown
 * included.
 */
export function limitRequests(scope: FastifyInstance, { calls, pictures }: Limiters): void {
  scope.addHook('onRequest', async (request, reply) => {
    countRequest(request, reply, isPicture(request) ? pictures : calls);
  });
}
