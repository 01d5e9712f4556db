import { eq } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { refundRequest } from '#db/schema/refund/refund.ts';
import { recordRefund } from '#modules/refund/record-refund.ts';
import type { RefundRow } from './standing-request.ts';

type By = { readonly at: Date; readonly operator?: string };

/** A request that a later one takes the place of, which has its image then. */
export async function giveWay(
  tx: Transaction,
  earlier: Pick<RefundRow, 'id'>,
  by: By,
): Promise<void> {
  await tx
    .update(refundRequest)
    .set({ state: 'replaced', changedAt: by.at, bankbookId: null })
    .where(eq(refundRequest.id, earlier.id));
  await recordRefund(tx, earlier, { what: 'replaced', ...by });
}
