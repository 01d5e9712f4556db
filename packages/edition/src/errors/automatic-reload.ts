import { tabSiteStorage } from '#storage/site-storage.ts';

const storageKey = 'hanji.reloaded';
const pauseMs = 5 * 60_000;

/**
 * Whether a page whose code is missing may load itself again now: once in five minutes, since code
 * that is gone for good would have it load without end. The reader's own button always may.
 */
export function mayReloadByItself(now: number = Date.now()): boolean {
  const last = Number(tabSiteStorage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
  if (now - last < pauseMs) return false;
  tabSiteStorage.setItem(storageKey, String(now));
  return true;
}
