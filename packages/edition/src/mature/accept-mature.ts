import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import {
  acceptMatureAfterSignOut,
  acceptMatureHeader,
  saidAcceptMature,
  type AcceptMature,
} from '@hanji/domain/access/mature/accept-mature.ts';
import { tabSiteStorage, type TextStorage } from '#storage/site-storage.ts';

const storageKey = 'acceptMature';
const listeners = new Set<() => void>();

/** Calls back when the reader accepts or withdraws, until the returned function is called. */
export function onAcceptMature(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function tellAll(): void {
  for (const changed of listeners) changed();
}

/** The session's value; Y where none is set (reading-service, section 7). */
export function readAcceptMature(storage: TextStorage = tabSiteStorage): AcceptMature {
  return acceptMatureHeader(storage.getItem(storageKey));
}

/** Whether this session said Y by itself; the default does not count (reading-service, section 2). */
export function hasAcceptedMature(storage: TextStorage = tabSiteStorage): boolean {
  return saidAcceptMature(storage.getItem(storageKey));
}

/**
 * A visitor accepts mature content (reading-service, section 4, code 428). The header's default Y
 * opens nothing by itself; the session cookie says that somebody really accepted.
 */
export function acceptMature(): void {
  tabSiteStorage.setItem(storageKey, 'Y');
  document.cookie = `${acceptMatureCookie}=Y; Path=/; SameSite=Lax`;
  tellAll();
}

/** What signing out leaves behind: N, and nothing accepted. */
export function withdrawMature(): void {
  tabSiteStorage.setItem(storageKey, acceptMatureAfterSignOut);
  document.cookie = `${acceptMatureCookie}=; Path=/; SameSite=Lax; Max-Age=0`;
  tellAll();
}
