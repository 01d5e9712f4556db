import type { FastifyRequest } from 'fastify';
import type { Settings } from '#settings/settings.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

/** The origins that may call with credentials: ours, and those of the setting. */
export function allowedOrigins(settings: Settings): ReadonlySet<string> {
  return new Set([...Object.values(settings.publicUrls), ...settings.corsOrigins].map(originOf));
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/**
 * Refuses calls that change something and come from a page of somebody else. Browsers name the
 * page's origin in every such request; other clients name none.
 * @throws ApiFailure 403
 */
export function checkOrigin(request: FastifyRequest, allowed: ReadonlySet<string>): void {
  const { origin } = request.headers;
  if (origin === undefined || allowed.has(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new ApiFailure(403, 'originRefused');
}
