import type { ContentType } from '@hanji/contract/vocabulary.ts';

/** Where coins are bought. */
export const shopPath = '/coinpurchase';

const titles = [
  'comic',
  'magazine_comic',
  'novel',
  'magazine_novel',
] as const satisfies readonly ContentType[];
const ofTitle = new RegExp(`^/(?:${titles.join('|')})/\\d+(?:/|$)`);

/**
 * Whether a reader who buys coins is led back there afterwards: a title with its chapters, Home or
 * the history of coins (challenge-and-shutdown, section 2.6).
 */
export function isShopReturn(pathname: string): boolean {
  return pathname === '/' || pathname.startsWith('/coin/history/') || ofTitle.test(pathname);
}
