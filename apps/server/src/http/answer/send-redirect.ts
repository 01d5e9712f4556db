import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import type { FastifyReply } from 'fastify';

/** A path as a header can carry it: what a reader wrote in their own letters, as browsers send it. */
export function locationOf(to: string): string {
  return to.toWellFormed().replaceAll(/[^!-~]+/gu, encodeURIComponent);
}

/** Sends a browser on to a path of this site (reading-service, section 2), to be fetched by GET. */
export function sendRedirect(reply: FastifyReply, to: string): FastifyReply {
  return reply
    .code(303)
    .headers({ location: locationOf(redirectTarget(to)), 'cache-control': 'no-store' })
    .send();
}
