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
 * Whether a request may be addressed to this host. A name of somebody else's that leads here is
 * how a page reads what this machine alone should see (DNS rebinding); an IP address is no name.
 */
export function isKnownHost(
  hostname: string,
  { publicUrl }: Pick<Origin, 'publicUrl'>,
  { hosts }: Pick<Settings, 'hosts'>,
): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || isIP(name) !== 0) return true;
  return name === new URL(publicUrl).hostname || hosts.includes(name);
}

/** Answers 421 to requests that are addressed to a host which is not this origin's. */
export function refuseUnknownHosts(app: FastifyInstance, origin: Origin, settings: Settings): void {
  const standard = editionFacts(origin.edition).locales[0];
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (probes.has(path) || isKnownHost(request.hostname, origin, settings)) return;
    return sendFailure(request, reply, new ApiFailure(421, 'originRefused'), standard);
  });
}
