import { and, asc, eq, lte } from 'drizzle-orm';
import { coinOrder } from '#db/schema/wallet/payment.ts';
import { askAgainMs, lookAgainAt } from './ask-again.ts';
import { settleOrder, type SettlePlace } from './settle-order.ts';

/** So few that a job is done within its time, even where a provider hangs; the next one goes on. */
const mostAtOnce = 50;

/**
 * Asks the providers about orders left in between, and now and then whether the money of granted
 * ones went back. When each is asked next is kept before it is asked: one that fails every time does
 * not hold up the others.
 * @throws AggregateError with what went wrong, after all were tried
 */
export async function settleOrders(place: SettlePlace, signal: AbortSignal): Promise<void> {
  const { db } = place;
  const now = place.now();
  const due = await db
    .select()
    .from(coinOrder)
    .where(lte(coinOrder.askAt, now))
    .orderBy(asc(coinOrder.askAt))
    .limit(mostAtOnce);
  const failures: unknown[] = [];
  for (const order of due) {
    if (signal.aborted) break;
    const asked = order.asked + 1;
    const askAt =
      order.state === 'granted'
        ? lookAgainAt(order.changedAt, now)
        : new Date(now.getTime() + askAgainMs(asked));
    await db
      .update(coinOrder)
      .set({ asked, askAt })
      // One that went on meanwhile has its own time.
      .where(and(eq(coinOrder.id, order.id), eq(coinOrder.state, order.state)));
    try {
      await settleOrder(place, order, 'job');
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all orders could be settled');
}
