import type { PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { httpCardProvider, type CardProvider } from '#ports/payment/card-provider.ts';
import {
  httpApprovalProvider,
  httpPaymentProvider,
  type ApprovalProvider,
  type PaymentProvider,
} from '#ports/payment/payment-provider.ts';
import type { PaymentProviderSettings } from '#settings/outside/payments.ts';
import type { Settings } from '#settings/settings.ts';

type Place = { readonly settings: Pick<Settings, 'payments'> };

/** @throws ApiFailure 502 where nobody is set */
export function paymentSettings(
  { settings }: Place,
  payment: PaymentMethod,
): PaymentProviderSettings {
  const found = settings.payments[payment];
  if (found === undefined) throw new ApiFailure(502, 'providerUnavailable');
  return found;
}

export function providerOf(place: Place, payment: PaymentMethod): PaymentProvider {
  return httpPaymentProvider(paymentSettings(place, payment));
}

export function approvalProviderOf(place: Place, payment: PaymentMethod): ApprovalProvider {
  return httpApprovalProvider(paymentSettings(place, payment));
}

export function cardProviderOf(place: Place): CardProvider {
  return httpCardProvider(paymentSettings(place, 'credit'));
}
