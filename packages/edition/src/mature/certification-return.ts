import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import { tabSiteStorage } from '#storage/site-storage.ts';

const key = 'hanji.certificationReturn.v1';

/** Remembers in this tab where somebody was who is sent to have their age verified. */
export function rememberPlace(path: string): void {
  tabSiteStorage.setItem(key, path);
}

/** Where they were, a path of this site; null where nothing was remembered. */
export function rememberedPlace(): string | null {
  const kept = tabSiteStorage.getItem(key);
  return kept === null ? null : redirectTarget(kept);
}

/** They are back, or came by themselves. */
export function forgetPlace(): void {
  tabSiteStorage.removeItem(key);
}
