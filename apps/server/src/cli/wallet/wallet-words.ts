import type { LotKind } from '@hanji/domain/coins/lots.ts';
import { currencyDisplay } from '@hanji/domain/numbers/currency.ts';
import { formatMoney } from '@hanji/i18n/format/numbers.ts';
import type { OrderRow } from '#modules/payment/orders/order-rows.ts';

export const lotWords = {
  free: 'free coins',
  bonus: 'bonus coins',
  purchased: 'purchased coins',
  ticket: 'tickets',
  ad_ticket: 'ad tickets',
} as const satisfies Readonly<Record<LotKind, string>>;

export function priceOf({ price, currency }: Pick<OrderRow, 'price' | 'currency'>): string {
  return formatMoney('en-US', price, currencyDisplay[currency]).replaceAll('\u00a0', ' ');
}

/** In UTC, to the minute. */
export function momentOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

export function untilOf(expiresAt: Date | null): string {
  return expiresAt === null ? 'without end' : `until ${momentOf(expiresAt)} UTC`;
}
