import { and, desc, eq, exists, gte, lt, sql, type SQL } from 'drizzle-orm';
import type {
  CoinHistoryMonths,
  CoinsDistributedFor,
  CoinsUsedFor,
} from '@hanji/contract/vocabulary.ts';
import { addMonths } from '@hanji/domain/times/calendar.ts';
import type { Executor } from '#db/executor.ts';
import { chapterRental } from '#db/schema/wallet/purchase.ts';
import { coinLot, ledgerEntry, ledgerPosting, wallet } from '#db/schema/wallet/wallet.ts';

type HistoryQuery<Kind> = {
  readonly cursor?: number | undefined;
  readonly kind?: Kind | undefined;
  readonly months?: CoinHistoryMonths | undefined;
};

type HistoryEntry<Kind> = {
  readonly id: number;
  readonly at: Date;
  readonly kind: Kind;
  /** Coins, above 0. */
  readonly amount: number;
  readonly expiresAt: Date | null;
};

type HistoryPage<Kind> = {
  readonly entries: readonly HistoryEntry<Kind>[];
  readonly nextCursor: number | null;
};

const pageSize = 20;

/** The entries by which a member's coins became fewer, the newest first. */
export function usedEntries(
  db: Executor,
  memberId: string,
  query: HistoryQuery<CoinsUsedFor>,
  now: Date,
): Promise<HistoryPage<CoinsUsedFor>> {
  const rented = exists(
    db
      .select({ one: sql`1` })
      .from(chapterRental)
      .where(eq(chapterRental.entryId, ledgerEntry.id)),
  );
  const kind = sql<CoinsUsedFor>`case when ${ledgerEntry.kind} = 'expire' then 'expired'
    when ${ledgerEntry.kind} = 'refund' then 'refunded'
    when ${rented} then 'rental' else 'unlock' end`;
  return historyPage(db, memberId, query, { kind, sign: -1, now });
}

/** The entries by which they became more. */
export function distributedEntries(
  db: Executor,
  memberId: string,
  query: HistoryQuery<CoinsDistributedFor>,
  now: Date,
): Promise<HistoryPage<CoinsDistributedFor>> {
  const kind = sql<CoinsDistributedFor>`case when ${ledgerEntry.kind} = 'charge' then 'bought'
    when ${ledgerEntry.kind} = 'refund' then 'take_back'
    when ${ledgerEntry.kind} <> 'grant' then ${ledgerEntry.kind}
    when moved.kind = 'bonus' then 'bonus' else 'gift' end`;
  return historyPage(db, memberId, query, { kind, sign: 1, now });
}

type Side<Kind> = { readonly kind: SQL<Kind>; readonly sign: 1 | -1; readonly now: Date };

/**
 * A page of a wallet's entries that moved coins one way. Their ids grow in the order in which they
 * are written under the lock of the wallet: what comes meanwhile is before every page there is.
 */
async function historyPage<Kind extends string>(
  db: Executor,
  memberId: string,
  { cursor, kind: wanted, months }: HistoryQuery<Kind>,
  { kind, sign, now }: Side<Kind>,
): Promise<HistoryPage<Kind>> {
  const own = db.select({ id: wallet.id }).from(wallet).where(eq(wallet.memberId, memberId));
  const moved = db
    .select({
      amount: sql<number>`(${sign}::int * sum(${ledgerPosting.amount}))::int`.as('amount'),
      kind: sql<string>`min(${coinLot.kind})`.as('kind'),
      expiresAt: sql`case when count(*) = 1 then min(${coinLot.expiresAt}) end`
        .mapWith(coinLot.expiresAt)
        .as('expires_at'),
    })
    .from(ledgerPosting)
    .innerJoin(coinLot, eq(coinLot.id, ledgerPosting.lotId))
    .where(and(eq(ledgerPosting.entryId, ledgerEntry.id), eq(ledgerPosting.unit, 'coin')))
    .as('moved');
  const { id, at } = ledgerEntry;
  const rows = await db
    .select({ id, at, kind, amount: moved.amount, expiresAt: moved.expiresAt })
    .from(ledgerEntry)
    .innerJoinLateral(moved, sql`${moved.amount} > 0`)
    .where(
      and(
        eq(ledgerEntry.walletId, sql`(${own})`),
        cursor === undefined ? undefined : lt(id, cursor),
        months === undefined ? undefined : gte(at, addMonths(now, -months)),
        wanted === undefined ? undefined : eq(kind, wanted),
      ),
    )
    .orderBy(desc(id))
    .limit(pageSize + 1);
  const entries = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? entries.at(-1) : undefined;
  return { entries, nextCursor: last?.id ?? null };
}
