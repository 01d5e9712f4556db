import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

const key = 'hanji.unansweredCardPayments.v1';

/** Whose payment it is, and of which product. */
type CardPayment = { readonly userId: string; readonly productSeq: number };

function isKept(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(tabSiteStorage.getItem(key) ?? '{}');
    return isKept(kept) ? kept : {};
  } catch {
    return {};
  }
}

function nameOf({ userId, productSeq }: CardPayment): string {
  return `${productSeq} ${userId}`;
}

/** The transaction token of a payment that was asked for in this tab, and not answered yet. */
export function unansweredToken(payment: CardPayment): string | null {
  const token = readKept()[nameOf(payment)];
  return typeof token === 'string' ? token : null;
}

/** Kept before it is sent: a page may be left, or loaded anew, while it waits. */
export function keepUnanswered(payment: CardPayment, token: string): void {
  tabSiteStorage.setItem(key, JSON.stringify({ ...readKept(), [nameOf(payment)]: token }));
}

export function dropUnanswered(payment: CardPayment): void {
  const { [nameOf(payment)]: _, ...others } = readKept();
  if (Object.keys(others).length === 0) tabSiteStorage.removeItem(key);
  else tabSiteStorage.setItem(key, JSON.stringify(others));
}
