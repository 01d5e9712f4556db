import { eq } from 'drizzle-orm';
import { lotsOfOrder } from '@hanji/domain/payment/lots-of-order.ts';
import { canBecome } from '@hanji/domain/payment/order-state.ts';
import {
  stepByPayment,
  type OrderStep,
  type ProviderPayment,
} from '@hanji/domain/payment/provider-payment.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { member } from '#db/schema/account/access.ts';
import { coinOrder, coinOrderLot } from '#db/schema/wallet/payment.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import { LedgerDraft } from '#modules/wallet/ledger/ledger-draft.ts';
import { takeRefundedCoins } from '#modules/wallet/take-refunded-coins.ts';
import { firstAskMs, firstLookMs } from './ask-again.ts';
import {
  changeOrder,
  lockOrder,
  readOrder,
  type LockedOrder,
  type OrderRow,
  type ChangeOrigin,
} from '#modules/payment/orders/order-rows.ts';

/** What an operator reads of money that came once more for an order whose money went back. */
export const paidAgain = 'it was paid once more';

/**
 * Takes an order as far as what its provider says of the payment: coins come with the state
 * `granted`, in one transaction under the lock of the wallet, and so once, whoever tells it and how
 * often. Gives the order after it.
 */
export function applyPayment(
  db: Executor,
  order: OrderRow,
  payment: ProviderPayment,
  origin: ChangeOrigin,
): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    const { id, state, price: amount, currency } = locked.order;
    const step = stepByPayment({ id, price: { amount, currency } }, state, payment);
    return takeStep(tx, locked, step, origin);
  });
}

/** How an order comes to nothing without a payment. */
type GivenUp =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fail'; readonly reason: 'initialization' };

/** An order that its provider has never heard of, or does not know any more. */
export function giveUpOrder(
  db: Executor,
  order: OrderRow,
  step: GivenUp,
  origin: ChangeOrigin,
): Promise<OrderRow> {
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order);
    const to = step.kind === 'cancel' ? 'cancelled' : 'failed';
    return canBecome(locked.order.state, to) ? takeStep(tx, locked, step, origin) : locked.order;
  });
}

async function takeStep(
  tx: Transaction,
  locked: LockedOrder,
  step: OrderStep,
  origin: ChangeOrigin,
): Promise<OrderRow> {
  const { order } = locked;
  switch (step.kind) {
    case 'none':
      return order;
    case 'authorise':
      return changeOrder(tx, order, 'authorised', origin);
    case 'cancel':
      return changeOrder(tx, order, 'cancelled', origin);
    case 'fail':
      return changeOrder(tx, order, 'failed', { ...origin, reason: step.reason });
    case 'refunded': {
      const refunded = await changeOrder(tx, order, 'refunded', { ...origin, attention: null });
      if (order.state !== 'granted') return refunded;
      await takeRefundedCoins(tx, locked.wallet, origin.at);
      return (await readOrder(tx, order.id)) ?? refunded;
    }
    case 'mismatch':
      return refuse(tx, order, `another ${step.what}`, origin);
    case 'again':
      return refuse(tx, order, paidAgain, origin);
    case 'grant':
      return grant(tx, locked, origin);
  }
}

/**
 * Money of which no coins come: it goes back, or an operator has to see to it. The job asks until
 * that is known, whatever becomes of whoever has learnt it.
 */
async function refuse(
  tx: Transaction,
  order: OrderRow,
  attention: string,
  origin: ChangeOrigin,
): Promise<OrderRow> {
  const askAt = order.askAt ?? new Date(origin.at.getTime() + firstAskMs);
  if (canBecome(order.state, 'failed')) {
    return changeOrder(tx, order, 'failed', {
      ...origin,
      reason: 'response',
      attention,
      askAt,
      detail: attention,
    });
  }
  await tx.update(coinOrder).set({ attention, askAt }).where(eq(coinOrder.id, order.id));
  return { ...order, attention, askAt };
}

async function grant(
  tx: Transaction,
  { order, wallet: held }: LockedOrder,
  origin: ChangeOrigin,
): Promise<OrderRow> {
  const [owner] = await tx
    .select({ id: wallet.memberId, email: member.email })
    .from(wallet)
    .leftJoin(member, eq(member.id, wallet.memberId))
    .where(eq(wallet.id, order.walletId));
  if (!owner?.id) return refuse(tx, order, 'no owner', origin);
  const captured =
    order.state === 'captured' ? order : await changeOrder(tx, order, 'captured', origin);
  const granted = await changeOrder(tx, captured, 'granted', {
    ...origin,
    reason: null,
    attention: null,
    askAt: new Date(origin.at.getTime() + firstLookMs),
  });
  const { price: amount, currency, coins, bonusCoins, bonusDays } = granted;
  const lots = lotsOfOrder(
    { coins, bonusCoins, bonusDays, price: { amount, currency } },
    origin.at,
  );
  const draft = new LedgerDraft(held);
  for (const lot of lots) draft.open(lot);
  const { lotIds } = await draft.write(tx, { at: origin.at });
  await tx.insert(coinOrderLot).values(lotIds.map((lotId) => ({ lotId, orderId: granted.id })));
  if (owner.email !== null) {
    const { id: orderId, locale, edition } = granted;
    await enqueue(tx, 'send-mail', {
      topic: 'coinReceipt',
      to: owner.email,
      orderId,
      locale,
      edition,
    });
  }
  return granted;
}
