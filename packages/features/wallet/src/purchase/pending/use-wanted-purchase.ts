import { readPendingPurchase } from '@hanji/edition/session/pending-purchase.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useSyncExternalStore } from 'react';
import { ownPending } from './stored-pending.ts';

/** What a reader came to the coin shop for. */
export type WantedPurchase = {
  /** The title's name. */
  readonly title: string;
  /** The chapter's name; null where several are to be bought. */
  readonly chapter: string | null;
  readonly chapterCount: number;
  /** The price as the reader saw it. */
  readonly coins: number;
};

function never(): () => void {
  return () => {};
}

/** What waits for coins, which stays waiting; null where nothing does, or it is another's. */
export function useWantedPurchase(): WantedPurchase | null {
  const user = useCurrentUser();
  const kept = useSyncExternalStore(never, readPendingPurchase, () => null);
  const pending = ownPending(kept, user?.userId ?? null);
  if (pending === null) return null;
  const { title, price: coins } = pending;
  return pending.method === 'unlock-all'
    ? { title, chapter: null, chapterCount: pending.chapterIds.length, coins }
    : { title, chapter: pending.chapter, chapterCount: 1, coins };
}
