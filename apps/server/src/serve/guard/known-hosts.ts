import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { sendFailure } from '#http/failure/send-failure.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import type { Origin } from '#settings/origin.ts';
import type { Settings } from '#settings/settings.ts';

/** Asked by machines that know an address and no name. */
const probes = new Set(['/health', '/ready']);

/**
 * Whether a request may be addressed to a host. A name of somebody else's that leads here is
 * how a page reads what this machine alone should see (DNS rebinding); an IP address is no name.
 */
export function hostCheck(
  { publicUrl }: Pick<Origin, 'publicUrl'>,
  { hosts }: Pick<Settings, 'hosts'>,
): (hostname: string) => boolean {
  const known = new Set(['localhost', new URL(publicUrl).hostname, ...hosts]);
  return (hostname) => {
    if (known.has(hostname)) return true;
    const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
    return known.has(name) || isIP(name) !== 0;
  };
}

/** Answers 421 to requests that are addressed to a host which is not this origin's. */
export function refuseUnknownHosts(app: FastifyInstance, origin: Origin, settings: Settings): void {
  const standard = editionFacts(origin.edition).locales[0];
  const isKnownHost = hostCheck(origin, settings);
  app.addHook('onRequest', (request, reply, done) => {
    if (isKnownHost(request.hostname)) return done();
    const path = request.url.split('?', 1)[0] ?? '';
    if (probes.has(path)) return done();
    sendFailure(request, reply, new ApiFailure(421, 'originRefused'), standard);
  });
}
