import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { ChapterCall } from '#purchase/flow/chapter-call.ts';
import { coinMethods, type CoinMethod } from '#purchase/price.ts';

type Pending = {
  readonly contentId: number;
  /** The title's name, for the eye. */
  readonly title: string;
  /** In coins, as the reader saw it. */
  readonly price: number;
};

/** Of one chapter. */
export type PendingChapter = Pending & {
  readonly method: CoinMethod;
  readonly chapterId: number;
  /** The chapter's name, for the eye. */
  readonly chapter: string;
};

/** Of chapters that were chosen to be bought together. */
export type PendingSelection = Pending & {
  readonly method: 'unlock-all';
  readonly chapterIds: readonly number[];
};

/**
 * A purchase that sign-in or buying coins interrupted (reading-service, section 4 "Pending
 * purchase"; decision "pending purchase").
 */
export type PendingPurchase = PendingChapter | PendingSelection;

/** What a call is for: a chapter of a title; null for several of them. */
type PurchaseSubject = {
  readonly contentId: number;
  readonly title: string;
  readonly chapter: Pick<Chapter, 'id' | 'name'> | null;
};

/** What is left to do of a call; null where it spends no coins. */
export function pendingOfCall(
  { contentId, title, chapter }: PurchaseSubject,
  call: ChapterCall,
): PendingPurchase | null {
  const of = { contentId, title };
  if (call.call === 'unlock-all') {
    return { ...of, method: call.call, chapterIds: call.chapterIds, price: call.price };
  }
  if (chapter === null) return null;
  const named = { ...of, chapterId: chapter.id, chapter: chapter.name };
  if (call.call === 'unlock') return { ...named, method: call.call, price: call.price };
  if (call.call !== 'rent-with-coin') return null;
  return { ...named, method: call.call, price: call.rentalPrice };
}

/** As the session stores it: no more than `parsePending` reads. */
export function pendingText(pending: PendingPurchase): string {
  const { contentId, title, price } = pending;
  if (pending.method === 'unlock-all') {
    const { method, chapterIds } = pending;
    return JSON.stringify({ contentId, title, method, chapterIds, price });
  }
  const { method, chapterId, chapter } = pending;
  return JSON.stringify({ contentId, title, method, chapterId, chapter, price });
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
  const title = property(stored, 'title');
  const price = property(stored, 'price');
  if (!isCounted(contentId) || !isName(title) || !isCounted(price)) return null;
  const method = property(stored, 'method');
  if (method === 'unlock-all') {
    const chapterIds = property(stored, 'chapterIds');
    return isSelection(chapterIds) ? { contentId, title, method, chapterIds, price } : null;
  }
  const known = coinMethods.find((coinMethod) => coinMethod === method);
  const chapterId = property(stored, 'chapterId');
  const chapter = property(stored, 'chapter');
  if (known === undefined || !isCounted(chapterId) || !isName(chapter)) return null;
  return { contentId, title, method: known, chapterId, chapter, price };
}

/** Only what the object itself has: a prototype could bring anything. */
function property(stored: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(stored), name)?.value;
}

/** Ids and prices alike are whole and above 0. */
function isCounted(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Longer than any name of a title or a chapter, in UTF-16 units. */
const longestName = 1000;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestName;
}

/** Chapters of one title, each once. */
function isSelection(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostChapters) return false;
  return value.every(isCounted) && new Set(value).size === value.length;
}

/** No title has more. */
const mostChapters = 10_000;
