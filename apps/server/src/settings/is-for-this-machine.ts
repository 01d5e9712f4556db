import { isLoopback } from './loopback.ts';
import type { Settings } from './settings.ts';

type Reached = Pick<Settings, 'host' | 'hosts' | 'publicUrls' | 'trustProxy'>;

/**
 * Whether nobody but this machine can reach the service, as far as the settings tell: a proxy that
 * lets others in has names or shows in them.
 */
export function isForThisMachine({ host, hosts, publicUrls, trustProxy }: Reached): boolean {
  const names = Object.values(publicUrls).map((url) => new URL(url).hostname);
  return trustProxy === false && [host, ...hosts, ...names].every(isLoopback);
}
