import { randomUUID } from 'node:crypto';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { RefundBasis, RefundStatement } from '@hanji/domain/refund/statement.ts';
import type { Transaction } from '#db/executor.ts';
import { refundRequest } from '#db/schema/refund/refund.ts';
import { keepLines } from '#modules/refund/amounts/keep-lines.ts';
import type { PurchasedChapter } from '#modules/refund/amounts/refund-basis.ts';
import { linesOf } from '#modules/refund/amounts/refund-lines.ts';
import type { RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { sealAccount, type RefundAccount } from '#modules/refund/cipher/sealed-account.ts';
import { recordRefund } from '#modules/refund/record-refund.ts';
import type { RefundRow } from './standing-request.ts';

export type NewRequest = {
  /** Null where the account is gone. */
  readonly memberId: string | null;
  readonly walletId: number;
  /** Of the mails about it. */
  readonly locale: Locale;
  readonly account: RefundAccount & { readonly bankCode: string };
  readonly bankbookId: string | null;
  readonly basis: RefundBasis<PurchasedChapter>;
  readonly statement: RefundStatement<PurchasedChapter>;
  /** When its member asked, and when its amounts are from. */
  readonly requestedAt: Date;
  readonly at: Date;
  /** Who brought it about, where that was not its member. */
  readonly operator?: string;
};

/** Writes a request with its amounts, line by line, and its account encrypted. */
export async function keepRequest(
  tx: Transaction,
  cipher: RefundCipher,
  { account, basis, statement, at, operator, ...of }: NewRequest,
): Promise<RefundRow> {
  const id = randomUUID();
  const { bankCode, ...secret } = account;
  const { bytes, keyId } = sealAccount(cipher, id, secret);
  const [request] = await tx
    .insert(refundRequest)
    .values({
      ...of,
      id,
      bankCode,
      account: bytes,
      keyId,
      state: 'requested',
      changedAt: at,
      endOfServiceAt: basis.endOfServiceAt,
      judgedAt: basis.judgedAt,
      totals: statement.totals,
      refundWon: statement.totals.refundTotalAmount,
      paidWon: statement.paid,
      keptWon: statement.kept,
    })
    .returning();
  if (request === undefined) throw new Error('the request was not stored');
  await keepLines(tx, id, linesOf(statement));
  await recordRefund(tx, request, {
    what: 'requested',
    at,
    ...(operator !== undefined && { operator }),
  });
  return request;
}
