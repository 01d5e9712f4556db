import { sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';

/**
 * Requests of a batch that wait for their money, and pay for coins of an order whose money went back
 * already: their members would have it twice.
 */
export async function refundedElsewhere(db: Executor, batchId: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select distinct r.id
    from refund_request r join refund_line n on n.request_id = r.id
    cross join json_array_elements(n.shares) s (share)
    join coin_order_lot l on l.lot_id = (s.share->>'lotId')::int
    join coin_order o on o.id = l.order_id
    where r.batch_id = ${batchId} and r.state = 'taken_up' and o.state = 'refunded'
      and s.share->>'paid' is not null
    order by r.id`);
  return rows.map(({ id }) => id);
}
