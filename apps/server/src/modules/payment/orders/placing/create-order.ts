import { hash } from 'node:crypto';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Carrier, Locale, PaymentMethod } from '@hanji/contract/vocabulary.ts';
import { isInBetween, orderStates } from '@hanji/domain/payment/order-state.ts';
import { inTransaction, type Transaction } from '#db/executor.ts';
import { coinOrder, coinOrderEvent } from '#db/schema/wallet/payment.ts';
import { coinTransaction } from '#db/schema/wallet/purchase.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { lockWalletOf } from '#modules/wallet/ledger/locked-wallet.ts';
import { mostRefusedCards } from '#modules/payment/card-attempts.ts';
import {
  assertAsShown,
  productToBuy,
  sellingEdition,
  type Shown,
} from '#modules/payment/products.ts';
import { firstAskMs } from '#modules/payment/orders/settling/ask-again.ts';
import type { OrderRow } from '#modules/payment/orders/order-rows.ts';

const hourMs = 60 * 60 * 1000;

/** More in an hour is somebody who orders for the sake of ordering. */
const mostOrders = 60;

export type Ordered = {
  readonly memberId: string;
  readonly productSeq: number;
  readonly payment: PaymentMethod;
  readonly locale: Locale;
  readonly carrier?: Carrier;
  /** What the reader agreed to. */
  readonly shown: Shown;
  /** An order with the same token is this one. */
  readonly transactionToken?: string;
};

async function refuseTooMany(tx: Transaction, walletId: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hourMs);
  const [counted] = await tx
    .select({
      orders: count(),
      failed: sql<number>`count(*) filter (where ${coinOrder.state} = 'failed')`.mapWith(Number),
    })
    .from(coinOrder)
    .where(and(eq(coinOrder.walletId, walletId), gt(coinOrder.createdAt, since)));
  const { orders = 0, failed = 0 } = counted ?? {};
  if (failed >= mostRefusedCards || orders >= mostOrders) throw new ApiFailure(429, 'tooManyTries');
}

async function orderOfToken(
  tx: Transaction,
  walletId: number,
  token: string | undefined,
): Promise<OrderRow | null> {
  if (token === undefined) return null;
  const [known] = await tx
    .select()
    .from(coinOrder)
    .where(and(eq(coinOrder.walletId, walletId), eq(coinOrder.transactionToken, token)));
  return known ?? null;
}

/** An order by card of which nobody knows yet whether it is paid. */
async function waitingByCard(tx: Transaction, walletId: number): Promise<OrderRow | null> {
  const [waiting] = await tx
    .select()
    .from(coinOrder)
    .where(
      and(
        eq(coinOrder.walletId, walletId),
        eq(coinOrder.payment, 'credit'),
        inArray(coinOrder.state, orderStates.filter(isInBetween)),
      ),
    )
    .limit(1);
  return waiting ?? null;
}

/** A token of the member that nothing was done with is this order's from now on. */
async function useToken(tx: Transaction, { id, walletId, transactionToken }: OrderRow) {
  if (transactionToken === null) return;
  const used = await tx
    .update(coinTransaction)
    .set({ request: hash('sha256', `coin order ${id}`, 'buffer'), code: 200 })
    .where(
      and(
        eq(coinTransaction.token, transactionToken),
        eq(coinTransaction.walletId, walletId),
        isNull(coinTransaction.request),
      ),
    )
    .returning({ token: coinTransaction.token });
  if (used.length === 0) throw new ApiFailure(409, 'transactionOver');
}

/** An order that is new, known by its token, or another one by card that comes to its end first. */
export type CreatedOrder = { readonly order: OrderRow; readonly is: 'new' | 'known' | 'before' };

/**
 * Orders coins: what they cost and who gets them is settled here, and nowhere later.
 * @throws ApiFailure 404 for a product that is not sold here, 409 for a token that is not the member's
 * or was of something else, and for a product that is not as it was shown, 429 for too many
 */
export function createOrder(context: RequestContext, ordered: Ordered): Promise<CreatedOrder> {
  const now = context.now();
  const edition = sellingEdition(context);
  const { memberId, productSeq, payment, locale, carrier, transactionToken, shown } = ordered;
  return inTransaction(context.db, async (tx) => {
    const { id: walletId } = await lockWalletOf(tx, memberId);
    const known = await orderOfToken(tx, walletId, transactionToken);
    if (known !== null) {
      if (known.productId !== productSeq) throw new ApiFailure(409, 'transactionOver');
      return { order: known, is: 'known' };
    }
    const before = payment === 'credit' ? await waitingByCard(tx, walletId) : null;
    if (before !== null) return { order: before, is: 'before' };
    const product = await productToBuy(tx, edition, productSeq);
    assertAsShown(product, shown);
    await refuseTooMany(tx, walletId, now);
    const { coins, bonusCoins, bonusDays, price, currency } = product;
    const [order] = await tx
      .insert(coinOrder)
      .values({
        walletId,
        productId: product.id,
        edition,
        locale,
        payment,
        carrier,
        transactionToken,
        coins,
        bonusCoins,
        bonusDays,
        price,
        currency,
        createdAt: now,
        changedAt: now,
        askAt: new Date(now.getTime() + firstAskMs),
      })
      .returning();
    if (order === undefined) throw new Error('the order was not stored');
    await tx
      .insert(coinOrderEvent)
      .values({ orderId: order.id, at: now, to: 'created', source: 'member' });
    await useToken(tx, order);
    return { order, is: 'new' };
  });
}
