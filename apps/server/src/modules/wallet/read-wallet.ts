import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Lot, Unit } from '@hanji/domain/coins/lots.ts';
import type { Executor } from '#db/executor.ts';
import { member } from '#db/schema/account/access.ts';
import { coinLot, ledgerEntry, ledgerPosting, wallet } from '#db/schema/wallet/wallet.ts';
import { lotOf } from './ledger/locked-wallet.ts';

/** A member with an account: a guest holds nothing (challenge-and-shutdown, section 6). */
export type Holder = { readonly memberId: string; readonly nickname: string };

export async function findHolder(db: Executor, emailOrId: string): Promise<Holder | null> {
  const [found] = await db
    .select({ memberId: member.id, nickname: member.nickname })
    .from(member)
    .where(
      and(
        eq(member.guest, false),
        or(
          sql`lower(${member.email}) = lower(${emailOrId})`,
          sql`${member.id}::text = lower(${emailOrId})`,
        ),
      ),
    );
  return found ?? null;
}

export type WalletEntry = Pick<
  typeof ledgerEntry.$inferSelect,
  'id' | 'kind' | 'at' | 'operator' | 'reason'
> & {
  /** What came into the lots, or left them where below 0, of each unit. */
  readonly moved: readonly { readonly unit: Unit; readonly amount: number }[];
};

export type WalletHistory = {
  readonly lots: readonly Lot[];
  /** The newest first. */
  readonly entries: readonly WalletEntry[];
};

const mostEntries = 20;

export async function readWallet(db: Executor, memberId: string): Promise<WalletHistory> {
  const lots = await db
    .select({ lot: coinLot })
    .from(coinLot)
    .innerJoin(wallet, eq(wallet.id, coinLot.walletId))
    .where(eq(wallet.memberId, memberId))
    .orderBy(asc(coinLot.id));
  const entries = await db
    .select({
      id: ledgerEntry.id,
      kind: ledgerEntry.kind,
      at: ledgerEntry.at,
      operator: ledgerEntry.operator,
      reason: ledgerEntry.reason,
      moved: sql<WalletEntry['moved']>`(
        select json_agg(json_build_object('unit', unit, 'amount', amount) order by unit) from (
          select ${ledgerPosting.unit} as unit, sum(${ledgerPosting.amount}) as amount
          from ${ledgerPosting}
          where ${ledgerPosting.entryId} = ${ledgerEntry.id} and ${ledgerPosting.account} = 'lot'
          group by 1) moved)`,
    })
    .from(ledgerEntry)
    .innerJoin(wallet, eq(wallet.id, ledgerEntry.walletId))
    .where(eq(wallet.memberId, memberId))
    .orderBy(desc(ledgerEntry.id))
    .limit(mostEntries);
  return { lots: lots.map(({ lot }) => lotOf(lot)), entries };
}
