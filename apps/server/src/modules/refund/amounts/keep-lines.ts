import type { Transaction } from '#db/executor.ts';
import { refundLine } from '#db/schema/refund/refund.ts';
import type { RefundLine } from './refund-lines.ts';

/** As many as one statement has room for, each with its columns as parameters. */
const atOnce = 1000;

export async function keepLines(
  tx: Transaction,
  requestId: string,
  lines: readonly RefundLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += atOnce) {
    const rows = lines.slice(from, from + atOnce).map((line) => ({ ...line, requestId }));
    await tx.insert(refundLine).values(rows);
  }
}
