import { isLoopback } from '#settings/loopback.ts';

/**
 * Whether an address that a browser names is one of a push service that we know (`HANJI_PUSH_HOSTS`):
 * any other is never spoken to. Of other machines by TLS alone, at its usual port. An address has one
 * spelling, that of browsers, which is ASCII: another one would be another browser's.
 */
export function isPushAddress(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.href !== endpoint) return false;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (isLoopback(url.hostname)) return url.protocol === 'http:' && hosts.includes(url.host);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}
