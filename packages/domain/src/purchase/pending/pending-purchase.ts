import type { ChapterCall } from '#purchase/flow/chapter-action.ts';
import { coinMethods, type CoinMethod } from '#purchase/price.ts';

/**
 * A purchase that sign-in or buying coins interrupted (reading-service, section 4 "Pending
 * purchase"; decision "pending purchase"). `price` in coins, as the reader saw it.
 */
export type PendingPurchase = {
  readonly contentId: number;
  readonly chapterId: number;
  readonly method: CoinMethod;
  readonly price: number;
};

/** What is left to do of a call for one chapter; null where it spends no coins. */
export function pendingOfCall(
  chapter: { readonly contentId: number; readonly chapterId: number },
  call: ChapterCall,
): PendingPurchase | null {
  const { contentId, chapterId } = chapter;
  if (call.call === 'unlock') return { contentId, chapterId, method: call.call, price: call.price };
  if (call.call !== 'rent-with-coin') return null;
  return { contentId, chapterId, method: call.call, price: call.rentalPrice };
}

/** As the session stores it. */
export function pendingText({ contentId, chapterId, method, price }: PendingPurchase): string {
  return JSON.stringify({ contentId, chapterId, method, price });
}

/** From stored text, which anybody may have changed; null for all that is no pending purchase. */
export function parsePending(text: string | null): PendingPurchase | null {
  try {
    // Nothing stored reads as JSON's own null.
    return readPending(JSON.parse(String(text)));
  } catch {
    return null;
  }
}

function readPending(stored: unknown): PendingPurchase | null {
  const contentId = property(stored, 'contentId');
  const chapterId = property(stored, 'chapterId');
  const price = property(stored, 'price');
  const method = coinMethods.find((coinMethod) => coinMethod === property(stored, 'method'));
  if (!isCounted(contentId) || !isCounted(chapterId) || !isCounted(price)) return null;
  return method === undefined ? null : { contentId, chapterId, method, price };
}

/** Only what the object itself has: a prototype could bring anything. */
function property(stored: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(stored), name)?.value;
}

/** Ids and prices alike are whole and above 0. */
function isCounted(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
