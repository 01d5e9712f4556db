import { coinMethods, type CoinMethod } from '#purchase/price/coin-terms.ts';

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

/** As the session stores it. */
export function pendingText({ contentId, chapterId, method, price }: PendingPurchase): string {
  return JSON.stringify({ contentId, chapterId, method, price });
}

/** From stored text, which anybody may have changed; null for all that is no pending purchase. */
export function parsePending(text: string | null): PendingPurchase | null {
  const stored = parsed(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const contentId = counted(stored, 'contentId');
  const chapterId = counted(stored, 'chapterId');
  const price = counted(stored, 'price');
  const method = coinMethods.find((one) => one === property(stored, 'method'));
  if (contentId === null || chapterId === null || price === null) return null;
  return method === undefined ? null : { contentId, chapterId, method, price };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function property(stored: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(stored, name)?.value;
}

/** Ids and prices alike are whole and above 0. */
function counted(stored: object, name: string): number | null {
  const value = property(stored, name);
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
