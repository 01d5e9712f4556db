import type { CoinProduct } from '@hanji/contract/entities/payment.ts';
import { currencyDisplay } from '@hanji/domain/numbers/currency.ts';
import { formatMoney } from '@hanji/i18n/format/numbers.ts';
import { useLocale } from '@hanji/i18n/use-phrases.ts';

/** Writes a price in its currency. */
export function useFormatPrice(): (priced: Pick<CoinProduct, 'price' | 'currency'>) => string {
  const locale = useLocale();
  return ({ price, currency }) => formatMoney(locale, price, currencyDisplay[currency]);
}
