import type { Chapter, SalesConfig } from '@hanji/contract/entities/chapter.ts';
import { offersBuying, offersRenting } from '#purchase/price/coin-offers.ts';

/** reading-service, section 4 "Dialog buttons"; the last is spelled so. */
export const dialogButtons = [
  'rentCoin',
  'buyCoin',
  'read_for_free',
  'preview',
  'read_with_ticket',
  'waitfree_remined',
] as const;
export type DialogButton = (typeof dialogButtons)[number];

export type DialogChapter = Pick<Chapter, 'unit' | 'hasTrial'> & {
  readonly salesConfig: Pick<
    SalesConfig,
    'rentAllowedWith' | 'rentalPrice' | 'purchaseAllowedWith' | 'price'
  >;
};

/**
 * The buttons of a dialog, from top to bottom: the ways without coins, then rent and buy as far as
 * they are offered, then a preview where one exists and the chapter stands not under the episode
 * tab. Empty where nothing can be done.
 */
export function buttonsAfter(
  ways: readonly DialogButton[],
  { unit, hasTrial, salesConfig }: DialogChapter,
): DialogButton[] {
  const buttons = [...ways];
  if (offersRenting(salesConfig)) buttons.push('rentCoin');
  if (offersBuying(salesConfig)) buttons.push('buyCoin');
  if (hasTrial && unit !== 'episode') buttons.push('preview');
  return buttons;
}
