import { tabSiteStorage } from '#storage/site-storage.ts';

const key = 'hanji.pendingPurchase.v1';

/** Whether a purchase of this tab was interrupted by sign-in or by buying coins. */
export function hasPendingPurchase(): boolean {
  return readPendingPurchase() !== null;
}

/** What is kept, which stays. */
export function readPendingPurchase(): string | null {
  return tabSiteStorage.getItem(key);
}

/** What is kept of it, until its reader comes back to a title. */
export function keepPendingPurchase(text: string): void {
  tabSiteStorage.setItem(key, text);
}

/** What was kept, once: it is forgotten with this. */
export function takePendingPurchase(): string | null {
  const text = readPendingPurchase();
  tabSiteStorage.removeItem(key);
  return text;
}
