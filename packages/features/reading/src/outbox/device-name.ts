import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { drawnName } from '@hanji/edition/storage/drawn-name.ts';

const deviceKey = 'hanji.device';

/**
 * What this browser calls itself to the service, so that a reader is told of their other devices and
 * not of this one. Drawn at random, and of no use to anybody else.
 */
export function deviceName(): string {
  const stored = localSiteStorage.getItem(deviceKey);
  if (stored !== null && /^[\w-]{16,64}$/.test(stored)) return stored;
  const drawn = drawnName();
  localSiteStorage.setItem(deviceKey, drawn);
  return drawn;
}
