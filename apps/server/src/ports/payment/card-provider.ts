import { z } from 'zod';
import type { ProviderPayment } from '@hanji/domain/payment/provider-payment.ts';
import { askFor, type OutsideService } from '../outside/ask-service.ts';
import {
  httpPaymentProvider,
  paymentSchema,
  type OrderToPay,
  type PaymentProvider,
} from './payment-provider.ts';

/** What pays: a token that a browser had made of a card, or a card that the provider keeps. */
export type CardToCharge = { readonly mdkToken: string } | { readonly cardId: string };

const keptCard = z.object({
  cardId: z.string().regex(/^[\w.:-]{1,128}$/),
  // Nothing that could be a whole number comes through.
  lastDigits: z.string().regex(/^\d{4}$/),
  expire: z.string().regex(/^\d{2}\/\d{2}$/),
});
export type KeptCard = z.output<typeof keptCard>;

/** One who takes cards, and keeps them for members; `customer` is by whom it knows a member. */
export type CardProvider = PaymentProvider & {
  /** @throws ServiceAwayError */
  charge(
    order: OrderToPay & { readonly customer: string; readonly card: CardToCharge },
  ): Promise<ProviderPayment>;
  cards(customer: string): Promise<readonly KeptCard[]>;
  /** Null for a token or code that is not good. */
  register(
    customer: string,
    card: { readonly mdkToken: string; readonly securityCode: string },
  ): Promise<KeptCard | null>;
  forget(customer: string, cardId: string): Promise<void>;
};

export function httpCardProvider(service: OutsideService): CardProvider {
  return {
    ...httpPaymentProvider(service),
    charge: ({ orderId, price, customer, card }) =>
      askFor(service, '/payments/charge', { orderId, ...price, customer, ...card }, paymentSchema),
    cards: async (customer) =>
      (await askFor(service, '/cards/list', { customer }, z.object({ cards: z.array(keptCard) })))
        .cards,
    register: async (customer, card) =>
      (
        await askFor(
          service,
          '/cards/register',
          { customer, ...card },
          z.object({ card: keptCard.nullable() }),
        )
      ).card,
    forget: async (customer, cardId) => {
      await askFor(service, '/cards/delete', { customer, cardId }, z.object({}));
    },
  };
}
