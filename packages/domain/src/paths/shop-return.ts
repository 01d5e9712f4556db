import { isOfTitle } from './title-path.ts';

/** Where coins are bought. */
export const shopPath = '/coinpurchase';

/**
 * Whether a reader who buys coins is led back there afterwards: a title with its chapters, Home or
 * the history of coins (challenge-and-shutdown, section 2.6).
 */
export function isShopReturn(pathname: string): boolean {
  return pathname === '/' || pathname.startsWith('/coin/history/') || isOfTitle(pathname);
}
