import { z } from 'zod';
import {
  carriers,
  currencies,
  orderFailures,
  paymentMethods,
  purchaseResults,
} from '../vocabulary.ts';

const serviceOrderId = z.uuid();
const count = z.int().nonnegative();

/** Coins that are for sale (challenge-and-shutdown 3). `price` in the smallest unit of the currency. */
export const coinProduct = z.object({
  productSeq: z.int().positive(),
  coins: z.int().positive(),
  bonusCoins: count,
  /** How long the bonus can be used, in days; null for ever. */
  bonusDays: z.int().positive().nullable(),
  price: z.int().positive(),
  currency: z.enum(currencies),
});
export type CoinProduct = z.infer<typeof coinProduct>;

/** What an edition sells, and how it can be paid. */
export const coinSalesConfig = z.object({
  products: z.array(coinProduct),
  payments: z.array(z.enum(paymentMethods)),
  /** Empty where nothing can be paid on the bill of a carrier. */
  carriers: z.array(z.enum(carriers)),
});
export type CoinSalesConfig = z.infer<typeof coinSalesConfig>;

/** An order that waits for its reader at the provider: where the browser goes. */
export const reservedOrder = z.object({
  serviceOrderId,
  /** By which the provider names the payment. */
  token: z.string(),
  url: z.url(),
});
export type ReservedOrder = z.infer<typeof reservedOrder>;

/** How an order stands; what it cost and brought is of the order, whatever anybody else says. */
export const coinOrder = z.object({
  serviceOrderId,
  result: z.enum(purchaseResults),
  /** Why it came to nothing; null otherwise. */
  reason: z.enum(orderFailures).nullable(),
  payment: z.enum(paymentMethods),
  coins: z.int().positive(),
  bonusCoins: count,
  price: z.int().positive(),
  currency: z.enum(currencies),
});
export type CoinOrder = z.infer<typeof coinOrder>;

/** How a browser has a card turned into a token: no number of one comes to this service. */
export const tokenApiKey = z.object({ tokenApiKey: z.string(), tokenUrl: z.url() });
export type TokenApiKey = z.infer<typeof tokenApiKey>;

/** A card that the provider keeps for a member (challenge-and-shutdown 3): all but the last digits hidden. */
export const savedCard = z.object({
  cardId: z.string(),
  /** `**** 1111`. */
  maskedNumber: z.string(),
  /** `MM/YY`. */
  expire: z.string(),
});
export type SavedCard = z.infer<typeof savedCard>;
export const savedCards = z.array(savedCard);
