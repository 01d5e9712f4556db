import { and, eq } from 'drizzle-orm';
import type { PointConversion } from '@hanji/contract/entities/offerwall.ts';
import type { ConversionState } from '@hanji/contract/offerwall-vocabulary.ts';
import { canConversionBecome } from '@hanji/domain/offerwall/conversion-state.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { pointConversion } from '#db/schema/wallet/offerwall.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { lockWalletRow } from '#modules/wallet/ledger/locked-wallet.ts';

type ConversionRow = typeof pointConversion.$inferSelect;

type OfMember = { readonly memberId: string; readonly id: string };

export function conversionOnWire({ id, state, points, coins }: ConversionRow): PointConversion {
  return { id, state, points, coins };
}

/** The conversion that a member has open: the one that is, or a new one. */
export async function openConversionOf(
  db: Executor,
  memberId: string,
  now: Date,
): Promise<ConversionRow> {
  return inTransaction(db, async (tx) => {
    await lockWalletRow(tx, memberId);
    const open = and(eq(pointConversion.memberId, memberId), eq(pointConversion.state, 'open'));
    const [found] = await tx.select().from(pointConversion).where(open);
    if (found !== undefined) return found;
    const [made] = await tx
      .insert(pointConversion)
      .values({ memberId, createdAt: now, changedAt: now })
      .returning();
    if (made === undefined) throw new Error('the conversion was not stored');
    return made;
  });
}

/** A member's own; null where there is none, or it is somebody else's. */
export async function findConversion(
  db: Executor,
  { memberId, id }: OfMember,
): Promise<ConversionRow | null> {
  const [found] = await db
    .select()
    .from(pointConversion)
    .where(and(eq(pointConversion.id, id), eq(pointConversion.memberId, memberId)));
  return found ?? null;
}

/** @throws ApiFailure 404 for one that is not there, or somebody else's */
export async function ownConversion(db: Executor, own: OfMember): Promise<ConversionRow> {
  const found = await findConversion(db, own);
  if (found === null) throw new ApiFailure(404, 'conversionNotFound');
  return found;
}

type Change = {
  readonly state: ConversionState;
  readonly points?: number;
  readonly coins?: number;
};

/** Takes a conversion to another state, under the lock of its member's wallet, where it can come to it. */
export async function changeConversion(
  tx: Transaction,
  { id, state: from }: ConversionRow,
  change: Change,
  now: Date,
): Promise<boolean> {
  if (!canConversionBecome(from, change.state)) return false;
  await tx
    .update(pointConversion)
    .set({ ...change, changedAt: now })
    .where(eq(pointConversion.id, id));
  return true;
}

/** Ends a conversion without coins; one that brought some meanwhile stays as it is. */
export async function endConversion(
  db: Executor,
  own: OfMember,
  state: 'cancelled' | 'failed',
  now: Date,
): Promise<ConversionRow> {
  return inTransaction(db, async (tx) => {
    await lockWalletRow(tx, own.memberId);
    const row = await ownConversion(tx, own);
    await changeConversion(tx, row, { state }, now);
    return ownConversion(tx, own);
  });
}
