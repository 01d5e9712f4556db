import { keepCertifiedEmail } from '@hanji/edition/session/certified-email.ts';
import { mailLifetimeMs } from '@hanji/domain/forms/mail.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

const key = 'hanji.codeSentAt.v1';

/** A code is on its way: from now on it counts down, here and after a reload. */
export function rememberCode(email: string, sentAt: number): void {
  keepCertifiedEmail(email);
  tabSiteStorage.setItem(key, String(sentAt));
}

/** The sign-up is over, or given up. */
export function forgetCode(): void {
  keepCertifiedEmail(null);
  tabSiteStorage.removeItem(key);
}

/** When the last code stops to hold, in milliseconds since 1970; 0 where none was sent. */
export function codeHoldsUntil(): number {
  const sentAt = Number(tabSiteStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(sentAt) && sentAt > 0 ? sentAt + mailLifetimeMs : 0;
}
