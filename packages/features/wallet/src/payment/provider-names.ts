import type { Carrier, PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';

/** Names of their own, the same in every language. */
export const carrierNames = {
  docomo: 'NTT docomo',
  au: 'au',
  softbank: 'SoftBank',
} as const satisfies Readonly<Record<Carrier, string>>;

/** What a way to pay is called. */
export function usePaymentNames(): Readonly<Record<PaymentMethod, string>> {
  const t = usePhrases('shop');
  return {
    payco: 'PAYCO',
    paypal: 'PayPal',
    paypay: 'PayPay',
    credit: t('credit'),
    carrier: t('carrierBilling'),
  };
}
