import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { coinLot, wallet } from '#db/schema/wallet/wallet.ts';
import type { Lot } from '@hanji/domain/coins/lots.ts';

/** A wallet that nobody else changes before the transaction ends. */
export type LockedWallet = {
  readonly id: number;
  /** Those of which something is left, expired ones among them. */
  readonly lots: readonly Lot[];
};

/** The wallet of a member, made where there was none. */
export async function lockWalletOf(tx: Transaction, memberId: string): Promise<LockedWallet> {
  const id = await lockWalletRow(tx, memberId);
  return { id, lots: await lotsLeft(tx, id) };
}

/** Locks it without reading what is in it; gives its id. */
export async function lockWalletRow(tx: Transaction, memberId: string): Promise<number> {
  const known = await lockRowOf(tx, memberId);
  if (known !== null) return known;
  await tx.insert(wallet).values({ memberId }).onConflictDoNothing();
  const made = await lockRowOf(tx, memberId);
  if (made === null) throw new Error('the wallet was not stored');
  return made;
}

async function lockRowOf(tx: Transaction, memberId: string): Promise<number | null> {
  const [found] = await tx
    .select({ id: wallet.id })
    .from(wallet)
    .where(eq(wallet.memberId, memberId))
    .for('update');
  return found?.id ?? null;
}

/** A wallet by its id, whose member may be gone. */
export async function lockWallet(tx: Transaction, id: number): Promise<LockedWallet> {
  await tx.select({ id: wallet.id }).from(wallet).where(eq(wallet.id, id)).for('update');
  return { id, lots: await lotsLeft(tx, id) };
}

/** The same with these lots among its own, of which nothing may be left. */
export async function withLots(
  tx: Transaction,
  locked: LockedWallet,
  ids: readonly number[],
): Promise<LockedWallet> {
  const missing = ids.filter((id) => locked.lots.every((lot) => lot.id !== id));
  if (missing.length === 0) return locked;
  const rows = await tx
    .select()
    .from(coinLot)
    .where(and(eq(coinLot.walletId, locked.id), inArray(coinLot.id, missing)));
  return { ...locked, lots: [...locked.lots, ...rows.map(lotOf)] };
}

async function lotsLeft(tx: Transaction, walletId: number): Promise<Lot[]> {
  const rows = await tx
    .select()
    .from(coinLot)
    .where(and(eq(coinLot.walletId, walletId), gt(coinLot.amount, 0)))
    .orderBy(asc(coinLot.id));
  return rows.map(lotOf);
}

export function lotOf(row: typeof coinLot.$inferSelect): Lot {
  const { id, kind, granted, amount, acquiredAt, expiresAt, paidAmount, paidCurrency } = row;
  const facts = { id, granted, amount, acquiredAt, expiresAt, platform: row.platform };
  if (kind === 'ticket' || kind === 'ad_ticket') return { ...facts, kind, paid: null };
  const paid =
    paidAmount === null || paidCurrency === null
      ? null
      : { amount: paidAmount, currency: paidCurrency };
  return { ...facts, kind, paid };
}
