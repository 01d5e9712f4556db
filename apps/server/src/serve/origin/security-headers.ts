import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { filesOrigin } from '#settings/files-origin.ts';
import type { Origin } from '#settings/origin.ts';
import type { Settings } from '#settings/settings.ts';

const self = "'self'";

/** Where a page that takes cards has them turned into tokens: nobody else learns a number. */
function tokenHosts({ payments }: Settings, capabilities: Origin['capabilities']): string[] {
  const tokens = capabilities.includes('credit') ? payments.credit?.tokens : null;
  return tokens ? [new URL(tokens.url).origin] : [];
}

/** What a page with an offer wall may have in a frame: the pages of the partners, and nothing else. */
function partnerPages({ offerWall }: Settings, capabilities: Origin['capabilities']): string[] {
  if (!capabilities.includes('reading')) return [];
  return [...new Set(Object.values(offerWall).map(({ pageOrigin }) => pageOrigin))];
}

/**
 * What a page of an edition may do. Scripts come from its own origin only, or are those that the
 * build has put in the page, by their digests; the novel viewer shows chapters in sandboxed frames
 * whose styles, pictures and fonts are blobs and who inherit this policy, which is why styles may
 * stand in the page.
 */
function pagePolicy(
  settings: Settings,
  capabilities: Origin['capabilities'],
  ownScripts: readonly string[],
): Record<string, string[]> {
  const lookUp = settings.ipLookupUrl === null ? [] : [new URL(settings.ipLookupUrl).origin];
  const files = [filesOrigin(settings.storage) ?? []].flat();
  const tokens = tokenHosts(settings, capabilities);
  return {
    'default-src': [self],
    'base-uri': ["'none'"],
    'connect-src': [self, 'blob:', ...lookUp, ...files, ...tokens],
    'font-src': [self, 'blob:', 'data:'],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    'frame-src': [self, 'blob:', ...partnerPages(settings, capabilities)],
    'img-src': [self, 'blob:', 'data:', ...files],
    'manifest-src': [self],
    'media-src': [self, 'blob:'],
    'object-src': ["'none'"],
    'script-src': [self, ...ownScripts],
    'script-src-attr': ["'none'"],
    'style-src': [self, 'blob:', "'unsafe-inline'"],
    'worker-src': [self],
  };
}

/** The server's own origin has the OpenAPI page alone. */
const apiPolicy: Record<string, string[]> = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'connect-src': [self],
  'font-src': [self, 'data:'],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': [self, 'data:'],
  'script-src': [self],
  'style-src': [self, "'unsafe-inline'"],
};

/** What no page of ours asks a device for, and no page within one may ask in our name. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

function helmetOptions(
  settings: Settings,
  { publicUrl, pages, capabilities }: Pick<Origin, 'publicUrl' | 'pages' | 'capabilities'>,
  ownScripts: readonly string[],
): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: pages === null ? apiPolicy : pagePolicy(settings, capabilities, ownScripts),
    },
    // A sign-in window of a provider must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Pages of other allowed origins read the API at the server's own origin.
    crossOriginResourcePolicy: { policy: pages === null ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}

/**
 * The security headers of every answer of an origin, as helmet writes them. They are the same for
 * each request, so helmet is asked once: writing its policies anew costs more than a kept answer.
 */
export function securityHeaders(
  settings: Settings,
  origin: Pick<Origin, 'publicUrl' | 'pages' | 'capabilities'>,
  ownScripts: readonly string[] = [],
): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(settings, origin, ownScripts))(response.req, response, (error) => {
    if (error !== undefined) throw error;
  });
  const written = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(written.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy,
  };
}

/** Those that mean something for data, which no browser shows as a page with parts of its own. */
const ofData: ReadonlySet<string> = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
]);
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What answers in JSON are sent with: they are spared what is for pages, a kilobyte for each. */
export function dataHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => ofData.has(name));
  return { ...Object.fromEntries(kept), 'content-security-policy': dataPolicy };
}

/**
 * Sends the security headers of an origin with each answer, those of data with JSON. A route may
 * have a stricter policy of its own.
 */
export function protectAnswers(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  const entries = Object.entries(headers);
  const ofJson = dataHeaders(headers);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      reply.headers(ofJson);
    } else {
      for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
}
