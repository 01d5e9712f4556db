import { editions } from '@hanji/contract/editions.ts';
import type { Executor } from '#db/executor.ts';
import type { Receipt } from '#mail/write/letters.ts';
import { readOrder } from './order-rows.ts';

/** What the receipt of an order says; null where no coins came of it. */
export async function readReceipt(db: Executor, orderId: string): Promise<Receipt | null> {
  const order = await readOrder(db, orderId);
  if (order === null || order.state !== 'granted') return null;
  const { coins, bonusCoins, price: amount, currency, changedAt, edition } = order;
  return {
    orderId,
    coins,
    bonusCoins,
    price: {
      amount,
      currency,
    },
    at: changedAt,
    timeZone: editions[edition].timeZone,
  };
}
