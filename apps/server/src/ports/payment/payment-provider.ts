import { z } from 'zod';
import { currencies, type Carrier, type PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { providerStates, type ProviderPayment } from '@hanji/domain/payment/provider-payment.ts';
import type { Money } from '@hanji/domain/numbers/money.ts';
import { askFor, askService, type OutsideService } from '../outside/ask-service.ts';

const token = z.string().regex(/^[\w.:-]{1,128}$/);

const payment = z
  .object({
    orderId: z.string(),
    status: z.enum(providerStates),
    amount: z.int().min(0),
    currency: z.enum(currencies),
  })
  .transform(({ orderId, status, amount, currency }): ProviderPayment => ({
    orderId,
    status,
    paid: { amount, currency },
  }));

/** What every provider can say and do about the payment of an order, each as often as wanted. */
export type PaymentProvider = {
  /** Null where the order never came there. @throws ServiceAwayError */
  find(orderId: string): Promise<ProviderPayment | null>;
  /** Takes the money that was approved. @throws ServiceAwayError */
  capture(orderId: string): Promise<ProviderPayment>;
  /** Gives the payment up; one that is captured stays so. @throws ServiceAwayError */
  cancel(orderId: string): Promise<ProviderPayment | null>;
  /** Gives the money back. @throws ServiceAwayError */
  refund(orderId: string): Promise<ProviderPayment>;
};

export type OrderToPay = {
  readonly orderId: string;
  readonly price: Money;
};

/** One who asks on pages of its own: Payco, PayPal, carriers and PayPay. */
export type ApprovalProvider = PaymentProvider & {
  /** Where the browser goes, which comes back to `returnTo`. @throws ServiceAwayError */
  reserve(
    order: OrderToPay & {
      readonly payment: PaymentMethod;
      readonly carrier: Carrier | null;
      readonly returnTo: string;
    },
  ): Promise<{ readonly token: string; readonly url: string }>;
};

const reserved = z.object({ token, url: z.url({ protocol: /^https?$/ }) });

/** A provider that is asked over HTTP, as docs/payments.md describes it. */
export function httpPaymentProvider(service: OutsideService): PaymentProvider {
  return {
    find: (orderId) => askService(service, '/payments/find', { orderId }, payment),
    capture: (orderId) => askFor(service, '/payments/capture', { orderId }, payment),
    cancel: (orderId) => askService(service, '/payments/cancel', { orderId }, payment),
    refund: (orderId) => askFor(service, '/payments/refund', { orderId }, payment),
  };
}

export function httpApprovalProvider(service: OutsideService): ApprovalProvider {
  return {
    ...httpPaymentProvider(service),
    reserve: ({ orderId, price, payment: by, carrier, returnTo }) =>
      askFor(
        service,
        '/payments/reserve',
        { orderId, ...price, payment: by, carrier, returnTo },
        reserved,
      ),
  };
}

export { payment as paymentSchema };
