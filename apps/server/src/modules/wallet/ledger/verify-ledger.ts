import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';

/** What the postings come to, beside what is kept. */
export type LedgerDifference = {
  readonly what: string;
  readonly id: number;
  readonly says: string;
};

export type LedgerReport = {
  readonly entries: number;
  readonly wallets: number;
  /** The first that was found; null where everything agrees. */
  readonly difference: LedgerDifference | null;
};

/** What was bought, with the entries that must stand behind it. */
const purchases = sql`(
  select 'unlock' as what, id, wallet_id, entry_id, 'spend' as kind from chapter_unlock
  union all select 'unlock', id, wallet_id, coin_back_entry_id, 'coin_back' from chapter_unlock
  union all select 'unlock', id, wallet_id, take_back_entry_id, 'take_back' from chapter_unlock
  union all select 'rental', id, wallet_id, entry_id, 'spend' from chapter_rental)`;

/** Each finds what must not be, the oldest first. */
const checks: readonly SQL[] = [
  sql`select 'entry' as what, entry_id as id,
      'its postings of ' || unit || ' sum to ' || sum(amount) as says
    from ledger_posting group by entry_id, unit having sum(amount) <> 0
    order by entry_id, unit limit 1`,
  sql`select 'entry' as what, e.id, 'it has no postings' as says from ledger_entry e
    where not exists (select from ledger_posting p where p.entry_id = e.id) order by e.id limit 1`,
  sql`select 'entry' as what, p.entry_id as id,
      'it moves ' || p.unit || ' of lot ' || l.id || ', which holds ' || l.kind as says
    from ledger_posting p join coin_lot l on l.id = p.lot_id
    where p.unit <> case when l.kind in ('ticket', 'ad_ticket') then l.kind else 'coin' end
    order by p.entry_id, p.line limit 1`,
  sql`select 'entry' as what, e.id, 'it moves lot ' || l.id || ' of wallet ' || l.wallet_id as says
    from ledger_entry e join ledger_posting p on p.entry_id = e.id join coin_lot l on l.id = p.lot_id
    where l.wallet_id <> e.wallet_id order by e.id limit 1`,
  sql`select 'lot' as what, l.id,
      'it holds ' || l.amount || ', its postings sum to ' || coalesce(sum(p.amount), 0) as says
    from coin_lot l left join ledger_posting p on p.lot_id = l.id
    group by l.id having l.amount <> coalesce(sum(p.amount), 0) order by l.id limit 1`,
  sql`select 'wallet' as what, w.id, format(
      'it says %s purchased and %s given coins, %s tickets and %s ad tickets, its lots hold %s, %s, %s and %s',
      w.purchased_coins, w.given_coins, w.tickets, w.ad_tickets,
      s.purchased, s.given, s.tickets, s.ad_tickets) as says
    from wallet w, lateral (select
      coalesce(sum(amount) filter (where kind = 'purchased'), 0) as purchased,
      coalesce(sum(amount) filter (where kind in ('free', 'bonus')), 0) as given,
      coalesce(sum(amount) filter (where kind = 'ticket'), 0) as tickets,
      coalesce(sum(amount) filter (where kind = 'ad_ticket'), 0) as ad_tickets
      from coin_lot l where l.wallet_id = w.id) s
    where (w.purchased_coins, w.given_coins, w.tickets, w.ad_tickets)
      <> (s.purchased, s.given, s.tickets, s.ad_tickets) order by w.id limit 1`,
  sql`select p.what, p.id, 'its ' || p.kind || ' is entry ' || e.id || ', a ' || e.kind
      || ' of wallet ' || e.wallet_id as says
    from ${purchases} p join ledger_entry e on e.id = p.entry_id
    where (e.kind, e.wallet_id) <> (p.kind, p.wallet_id) order by p.what, p.id limit 1`,
  sql`select 'entry' as what, e.id, 'it paid for ' || count(p.id) || ' chapters' as says
    from ledger_entry e left join ${purchases} p on p.entry_id = e.id
    where e.kind = 'spend' group by e.id having count(p.id) <> 1 order by e.id limit 1`,
  sql`select 'wallet' as what, o.wallet_id as id,
      'order ' || o.id || ' is ' || o.state || ', and brought ' || coalesce(sum(l.granted), 0) as says
    from coin_order o left join coin_order_lot b on b.order_id = o.id
    left join coin_lot l on l.id = b.lot_id and l.wallet_id = o.wallet_id
    group by o.id having coalesce(sum(l.granted), 0) <> case
      when o.state = 'granted' or o.state = 'refunded' and count(b.lot_id) > 0
      then o.coins + o.bonus_coins else 0 end
    order by o.created_at limit 1`,
  sql`select 'lot' as what, l.id, 'it holds ' || l.amount || ' of order ' || o.id
      || ', whose money went back' as says
    from coin_order o join coin_order_lot b on b.order_id = o.id join coin_lot l on l.id = b.lot_id
    where o.state = 'refunded' and l.amount > 0 order by l.id limit 1`,
];

/**
 * Recounts every balance from the postings, all as they are at one moment: what is written
 * meanwhile waits for the next time.
 */
export function verifyLedger(db: Executor): Promise<LedgerReport> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const counted = await tx.execute<{ entries: string; wallets: string }>(
      sql`select (select count(*) from ledger_entry) as entries,
        (select count(*) from wallet) as wallets`,
    );
    const [counts] = counted.rows;
    const report = { entries: Number(counts?.entries), wallets: Number(counts?.wallets) };
    for (const check of checks) {
      const { rows } = await tx.execute<Record<keyof LedgerDifference, string>>(check);
      const [first] = rows;
      if (first) return { ...report, difference: { ...first, id: Number(first.id) } };
    }
    return { ...report, difference: null };
  });
}
