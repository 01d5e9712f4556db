import { maskedAccount } from '@hanji/domain/refund/masked-account.ts';
import { refundBankName } from '@hanji/domain/refund/banks.ts';
import type { Executor } from '#db/executor.ts';
import { printable } from '#cli/printable.ts';
import { keptLines, type RefundRow } from '#modules/refund/member/standing-request.ts';
import type { RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { openAccount } from '#modules/refund/cipher/sealed-account.ts';
import { eventsOf } from '#modules/refund/operators/list-requests.ts';

export function utc(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** One line of a request; its account is for the bank alone. */
export function lineOfRequest(request: RefundRow): string {
  const { id, state, refundWon, requestedAt, batchId } = request;
  const batch = batchId === null ? '' : `, batch ${batchId}`;
  return `${id}  ${state}, ${refundWon} won, asked for ${utc(requestedAt)}${batch}`;
}

/** A request with how each amount came about, and who did what with it. */
export async function describeRequest(
  db: Executor,
  request: RefundRow,
  cipher: RefundCipher | null,
): Promise<string> {
  const account = cipher && openAccount(cipher, request);
  const number = account === null ? '(no key)' : maskedAccount(account.accountNumber);
  const lines = await keptLines(db, request.id);
  const events = await eventsOf(db, request);
  return [
    lineOfRequest(request),
    `  to ${refundBankName(request.bankCode) ?? request.bankCode}, ${number}`,
    `  paid ${request.paidWon} won, refunded ${request.refundWon}, kept ${request.keptWon}`,
    ...lines.map((line) => {
      const what =
        line.kind === 'chapter'
          ? `${line.contentName}, ${line.chapterName}: ${line.coins} coins, ${line.price} won × ${line.remainingDays} ÷ 365`
          : `${line.coins} coins left (${line.store})`;
      const lots = line.shares.map(
        ({ lotId, coins, granted, paid }) =>
          `${coins} of lot ${lotId}, ${granted} for ${paid ?? 0} won`,
      );
      return `  ${utc(line.purchasedAt)}  ${printable(what)} = ${line.exact} → ${line.won} won [${lots.join('; ')}]`;
    }),
    ...events.map(({ at, what, operator, detail }) => {
      const by = operator === null ? '' : ` by ${printable(operator)}`;
      return `  ${utc(at)}  ${what}${by}${detail === null ? '' : `: ${printable(detail)}`}`;
    }),
    '',
  ].join('\n');
}
