import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#settings/loopback.ts';

/** Names under which a proxy says for whom it asks. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether a request is this machine's own, as far as can be told. */
export function isFromHere({ hostname, ip, headers }: FastifyRequest): boolean {
  const isDirect = forwarded.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(hostname) && isLoopback(ip.replace(/^::ffff:/i, ''));
}
