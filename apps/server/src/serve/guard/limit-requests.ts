import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';
import type { Settings } from '#settings/settings.ts';
import { RequestLimiter } from './request-limiter.ts';

/** The limits of a process. Pictures have their own: a page of a comic is dozens of them. */
export type Limiters = { readonly calls: RequestLimiter; readonly pictures: RequestLimiter };

export function makeLimiters({ rateLimit, pictureRateLimit }: Settings): Limiters {
  return {
    calls: new RequestLimiter(rateLimit),
    pictures: new RequestLimiter(pictureRateLimit),
  };
}

/** Whether a request is answered by the route of pictures, rather than by a call or by nothing. */
function isPicture({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.includes('/media/') ?? false;
}

/**
 * Counts every request of a scope before anything else is done for it, what is refused or unknown
 * included, by whom its address belongs to.
 */
export function limitRequests(scope: FastifyInstance, limiters: Limiters): void {
  scope.addHook('onRequest', (request, reply, done) => {
    // The address is gone with the connection, and with it whoever waits for an answer.
    if (request.socket.remoteAddress === undefined) return done();
    const limiter = isPicture(request) ? limiters.pictures : limiters.calls;
    const { allowed, retryAfterS } = limiter.count(networkOf(request.ip));
    if (allowed) return done();
    reply.header('retry-after', retryAfterS);
    return done(new ApiFailure(429, 'tooManyRequests'));
  });
}
