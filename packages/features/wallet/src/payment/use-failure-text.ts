import type { PaymentMethod, PurchaseErrorKind } from '@hanji/contract/vocabulary.ts';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';

/** Why coins were not bought; what was declined can be paid in another way, where there is one. */
export function useFailureText() {
  const t = usePhrases('shop');
  const purchase = usePhrases('purchase');
  const locale = useLocale();
  return (kind: PurchaseErrorKind, payments: readonly PaymentMethod[]): string =>
    kind === 'store' && payments.length > 1
      ? joinSentences(locale, [purchase(kind), t('otherWay')])
      : purchase(kind);
}
