import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import {
  acceptMatureAfterSignOut,
  acceptMatureHeader,
  isMatureAccepted,
  type AcceptMature,
} from '@hanji/domain/access/mature.ts';
import { tabSiteStorage } from '#storage/site-storage.ts';
import { writeCookie } from '#storage/write-cookie.ts';

const storageKey = 'acceptMature';
const inCookie = new RegExp(`(?:^|; )${acceptMatureCookie}=([YN])(?:;|$)`);
const listeners = new Set<() => void>();

/**
 * Calls back when the reader accepts or withdraws, here or in another tab that they come back
 * from, until the returned function is called.
 */
export function onAcceptMature(changed: () => void): () => void {
  const back = (): void => {
    forget();
    changed();
  };
  listeners.add(changed);
  window.addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', back);
  };
}

/**
 * The session's own value. The cookie decides, by which the service decides too: it is one for all
 * tabs. The tab's storage has the same value, and stands in where cookies are blocked.
 */
function ownValue(): string | null {
  if (!navigator.cookieEnabled) return tabSiteStorage.getItem(storageKey);
  return acceptMatureIn(document.cookie);
}

/** What cookies say of it: Y, N, or nothing. */
export function acceptMatureIn(cookies: string): string | null {
  return inCookie.exec(cookies)?.[1] ?? null;
}

/** The session's value; Y where none is set (reading-service, section 7). */
export function readAcceptMature(): AcceptMature {
  return acceptMatureHeader(ownValue());
}

/** Asking for the cookies waits for another process: all that a screen draws in one go ask once. */
let asked: { readonly value: string | null } | null = null;

/** Whether this session said Y by itself; the default does not count (reading-service, section 2). */
export function hasAcceptedMature(): boolean {
  if (asked === null) {
    asked = { value: ownValue() };
    queueMicrotask(forget);
  }
  return isMatureAccepted(asked.value);
}

function forget(): void {
  asked = null;
}

/**
 * A visitor accepts mature content (reading-service, section 4, code 428). The header's default Y
 * opens nothing by itself; the session cookie says that somebody really accepted.
 */
export function acceptMature(): void {
  keep('Y');
}

/** What signing out leaves behind: N, and nothing accepted. */
export function withdrawMature(): void {
  keep(acceptMatureAfterSignOut);
}

/** The session's value from now on; null takes it back, as if nobody had said anything. */
export function keepAcceptance(value: AcceptMature | null): void {
  if (value !== null) return keep(value);
  tabSiteStorage.removeItem(storageKey);
  writeCookie(`${acceptMatureCookie}=; Path=/; SameSite=Lax; Max-Age=0`);
  tell();
}

/** The session takes over what an account says, at its sign-in. */
export function takeAcceptMature(value: AcceptMature | null): void {
  if (ownValue() !== value) keepAcceptance(value);
}

/** Whether nothing is said in this session as yet: a new one begins with its account's value. */
export function isMatureUnsaid(): boolean {
  return ownValue() === null;
}

/** It changed in another tab. */
export function announceAcceptMature(): void {
  tell();
}

function keep(value: AcceptMature): void {
  tabSiteStorage.setItem(storageKey, value);
  writeCookie(`${acceptMatureCookie}=${value}; Path=/; SameSite=Lax`);
  tell();
}

function tell(): void {
  forget();
  for (const changed of listeners) changed();
}
