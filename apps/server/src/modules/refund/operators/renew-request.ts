import { refundStatement } from '@hanji/domain/refund/statement.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { refundBasis } from '#modules/refund/amounts/refund-basis.ts';
import type { RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import { openAccount } from '#modules/refund/cipher/sealed-account.ts';
import { giveWay } from '#modules/refund/member/give-way.ts';
import { keepRequest } from '#modules/refund/member/keep-request.ts';
import type { RefundRow } from '#modules/refund/member/standing-request.ts';
import { tellMember } from '#modules/refund/record-refund.ts';
import { lockRequest, type ByOperator } from './change-request.ts';
import { standingStatement } from './standing-statement.ts';

/** What came of it: `same` where the ledger says what it said, `gone` where it waits no more. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly request: RefundRow }
  | { readonly kind: 'same' | 'nothing' | 'gone' };

/**
 * Makes a waiting request anew of what the ledger says now, to the same account: who asked within
 * the window keeps what is left of it, also after the window. The earlier gives way as it does to
 * one of its member's own, with its amounts; the member is told of the new ones.
 */
export function renewRequest(
  db: Executor,
  cipher: RefundCipher,
  named: RefundRow,
  { operator, at }: ByOperator,
): Promise<Renewal> {
  return inTransaction(db, async (tx) => {
    const locked = await lockRequest(tx, named);
    if (locked?.request.state !== 'requested') return { kind: 'gone' };
    const { request } = locked;
    if ((await standingStatement(tx, request)) !== null) return { kind: 'same' };
    const { memberId, walletId, locale, bankCode, bankbookId, endOfServiceAt } = request;
    const basis = await refundBasis(tx, walletId, { calendar: { endOfServiceAt }, at });
    const statement = refundStatement(basis);
    if (statement.totals.refundTotalAmount === 0) return { kind: 'nothing' };
    await giveWay(tx, request, { at, operator });
    const renewed = await keepRequest(tx, cipher, {
      memberId,
      walletId,
      locale,
      account: { bankCode, ...openAccount(cipher, request) },
      bankbookId,
      basis,
      statement,
      requestedAt: request.requestedAt,
      at,
      operator,
    });
    await tellMember(tx, renewed, 'renewed');
    return { kind: 'renewed', request: renewed };
  });
}
