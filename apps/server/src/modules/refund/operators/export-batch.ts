import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { csvTable } from '@hanji/domain/text/csv.ts';
import { refundBankName } from '@hanji/domain/refund/banks.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { refundBatch, refundEvent, refundRequest } from '#db/schema/refund/refund.ts';
import { StartError } from '#errors/start-error.ts';
import type { RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { openAccount, type RefundAccount } from '#modules/refund/cipher/sealed-account.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';
import type { ByOperator } from './change-request.ts';
import { refundedElsewhere } from './refunded-elsewhere.ts';

/** What a bank is told to pay: a table, and what it comes to. */
export type BankBatch = {
  readonly csv: string;
  readonly count: number;
  /** In won. */
  readonly total: number;
  /** Requests of the batch that would pay for what another has paid back meanwhile. */
  readonly leftOut: readonly string[];
  /** Who had it before; null where nobody did. */
  readonly exportedBefore: { readonly at: Date; readonly operator: string | null } | null;
};

const heads = ['reference', 'bank_code', 'bank', 'account_number', 'holder', 'amount_won'];

/**
 * The batch as a bank takes it: a row for each request that is still to be paid, and the sum of all
 * in the last. The same again whenever it is asked for, unless money of an order went back since, and
 * recorded each time; null where there is no such batch.
 * @throws StartError that names the request whose account cannot be read; Error where the rows are
 * not what the database sums up
 */
export function exportBatch(
  db: Executor,
  cipher: RefundCipher,
  batchId: number,
  { operator, at }: ByOperator,
): Promise<BankBatch | null> {
  return inTransaction(db, async (tx) => {
    const [batch] = await tx
      .select({ id: refundBatch.id })
      .from(refundBatch)
      .where(eq(refundBatch.id, batchId))
      .for('update');
    if (batch === undefined) return null;
    const leftOut = await refundedElsewhere(tx, batchId);
    const isToPay = and(
      sql`${refundRequest.batchId} = ${batchId} and ${refundRequest.state} = 'taken_up'
        and ${refundRequest.refundWon} > 0`,
      notInArray(refundRequest.id, leftOut),
    );
    const requests = await tx
      .select()
      .from(refundRequest)
      .where(isToPay)
      .orderBy(asc(refundRequest.id))
      // Nobody refuses one of them before it is known to be exported.
      .for('update');
    const [sum] = await tx
      .select({ won: sql<number>`coalesce(sum(${refundRequest.refundWon}), 0)::float8` })
      .from(refundRequest)
      .where(isToPay);
    const rows = requests.map((request) => {
      const { accountNumber, accountHolderName } = accountOf(cipher, request);
      const bank = refundBankName(request.bankCode) ?? '';
      return [
        request.id,
        request.bankCode,
        bank,
        accountNumber,
        accountHolderName,
        request.refundWon,
      ];
    });
    const total = rows.reduce((won, row) => won + Number(row.at(-1)), 0);
    if (total !== sum?.won) throw new Error(`the rows of batch ${batchId} come to another sum`);
    const last = ['total', '', '', '', `${rows.length}`, total];
    const ids = requests.map(({ id }) => id);
    const before = await lastExport(tx, ids);
    if (ids.length > 0) {
      const events = ids.map((requestId) => ({
        requestId,
        at,
        what: 'exported' as const,
        operator,
      }));
      await tx.insert(refundEvent).values(events);
    }
    const csv = csvTable([heads, ...rows, last]);
    return { csv, count: rows.length, total, leftOut, exportedBefore: before };
  });
}

/** Its operator can refuse one that is spoilt with a reason, and export the others. */
function accountOf(cipher: RefundCipher, request: RefundRow): RefundAccount {
  try {
    return openAccount(cipher, request);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new StartError(`the account of ${request.id} cannot be read: ${why}`);
  }
}

async function lastExport(
  tx: Executor,
  ids: readonly string[],
): Promise<BankBatch['exportedBefore']> {
  if (ids.length === 0) return null;
  const [found] = await tx
    .select({ at: refundEvent.at, operator: refundEvent.operator })
    .from(refundEvent)
    .where(sql`${inArray(refundEvent.requestId, [...ids])} and ${refundEvent.what} = 'exported'`)
    .orderBy(desc(refundEvent.id))
    .limit(1);
  return found ?? null;
}
