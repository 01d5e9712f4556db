import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { rentalPeriod } from '@hanji/domain/chapters/rights/rental.ts';
import { coinTerms, spendableCoins, type CoinMethod } from '@hanji/domain/purchase/price.ts';
import type { DialogButton } from '@hanji/domain/purchase/flow/purchase-flow.ts';
import { remainingTime } from '@hanji/domain/times/labels.ts';
import { formatDuration, formatRemainingTime } from '@hanji/i18n/format/times.ts';
import { usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import type { PurchaseChoice } from '@hanji/ui-kit/wallet/purchase-dialog/PurchaseButton.tsx';

type ChoiceWords = Pick<PurchaseChoice, 'label' | 'price' | 'original' | 'disabled'>;

type Sold = { readonly chapter: Chapter; readonly inventory: Inventory | null };

/** The words of the dialog's buttons: each way into a chapter with what it takes, or its name alone. */
export function useChoiceWords({ chapter, inventory }: Sold) {
  const t = usePhrases('unlock');
  const reading = usePhrases('reading');
  const translate = useTranslate();
  const { salesConfig } = chapter;
  const coins = (count: number): string => reading('priceCoins', { count });

  function forCoins(method: CoinMethod, before: number): ChoiceWords {
    const { price } = coinTerms(method, salesConfig);
    const short = spendableCoins(inventory) < price;
    return {
      label: short ? t(method === 'unlock' ? 'coinsToBuy' : 'coinsToRent') : wordsOfMethod(method),
      price: coins(price),
      original:
        before > price
          ? {
              price: String(before),
              label: reading('originalPrice', { price: coins(before) }),
            }
          : undefined,
    };
  }
  function wordsOfMethod(method: CoinMethod): string {
    if (method === 'unlock') return t('buy');
    const period = rentalPeriod(salesConfig.rentalPeriod);
    return period ? t('rentFor', { period: formatDuration(translate, period) }) : t('rent');
  }

  function wordsOf(button: DialogButton): ChoiceWords {
    switch (button) {
      case 'rentCoin':
        return forCoins('rent-with-coin', salesConfig.originalRentalPrice);
      case 'buyCoin':
        return forCoins('unlock', salesConfig.originalPrice);
      case 'read_for_free':
        return { label: t('readForFree') };
      case 'preview':
        return { label: reading('preview') };
      case 'read_with_ticket':
        return {
          label: t('readWithTicket'),
          price: t('ticketsHeld', { count: inventory?.ticket.amount ?? 0 }),
        };
      case 'waitfree_remined': {
        const wait = remainingTime(inventory?.readForFree.recoverRemained ?? 0);
        const price = formatRemainingTime(translate, wait);
        return { label: reading('waitFree'), price, disabled: true };
      }
    }
  }
  return { wordsOf, wordsOfMethod };
}
