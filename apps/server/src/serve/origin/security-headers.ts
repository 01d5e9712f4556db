import type { FastifyHelmetOptions } from '@fastify/helmet';
import { filesOrigin } from '#settings/files-origin.ts';
import type { Origin } from '#settings/origin.ts';
import type { Settings } from '#settings/settings.ts';

const self = "'self'";

/**
 * What a page of an edition may do. Scripts come from its own origin only, without exception; the
 * novel viewer shows chapters in sandboxed frames whose styles, pictures and fonts are blobs and
 * who inherit this policy, which is why styles may stand in the page.
 */
function pagePolicy(settings: Settings): Record<string, string[]> {
  const lookUp = settings.ipLookupUrl === null ? [] : [new URL(settings.ipLookupUrl).origin];
  const files = [filesOrigin(settings.storage) ?? []].flat();
  return {
    'default-src': [self],
    'base-uri': ["'none'"],
    'connect-src': [self, 'blob:', ...lookUp, ...files],
    'font-src': [self, 'blob:', 'data:'],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    'frame-src': [self, 'blob:'],
    'img-src': [self, 'blob:', 'data:', ...files],
    'manifest-src': [self],
    'media-src': [self, 'blob:'],
    'object-src': ["'none'"],
    'script-src': [self],
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
export const permissionsPolicy = [
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

/** Security headers of an origin, for helmet. */
export function securityHeaders(
  settings: Settings,
  { publicUrl, pages }: Pick<Origin, 'publicUrl' | 'pages'>,
): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:');
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: pages === null ? apiPolicy : pagePolicy(settings),
    },
    // A sign-in window of a provider must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Pages of other allowed origins read the API at the server's own origin.
    crossOriginResourcePolicy: { policy: pages === null ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}
