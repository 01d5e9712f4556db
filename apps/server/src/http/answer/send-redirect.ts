import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import type { FastifyReply } from 'fastify';

/** Sends a browser on to a path of this site (reading-service, section 2), to be fetched by GET. */
export function sendRedirect(reply: FastifyReply, to: string): FastifyReply {
  return reply
    .code(303)
    .headers({ location: redirectTarget(to), 'cache-control': 'no-store' })
    .send();
}
