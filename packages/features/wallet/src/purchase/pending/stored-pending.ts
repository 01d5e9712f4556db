import {
  parsePending,
  type PendingPurchase,
} from '@hanji/domain/purchase/pending/pending-purchase.ts';

/** With whose purchase it is, where somebody was signed in: nobody pays for what another wanted. */
export function pendingOf(userId: string | null, text: string): string {
  return `${userId ?? ''}\n${text}`;
}

/** What was kept, if it is of whoever reads now; null for what is another's or no purchase. */
export function ownPending(kept: string | null, userId: string | null): PendingPurchase | null {
  const [of = '', text = ''] = (kept ?? '').split('\n');
  return of === '' || of === userId ? parsePending(text) : null;
}
