import { eq } from 'drizzle-orm';
import { checkAccountHolder, checkAccountNumber } from '@hanji/domain/forms/refund.ts';
import { refundBankName } from '@hanji/domain/refund/banks.ts';
import {
  formWindow,
  refundRequestOutcome,
  requestStanding,
  type RefundForm,
} from '@hanji/domain/refund/request.ts';
import { refundStatement } from '@hanji/domain/refund/statement.ts';
import { refundBankbook } from '#db/schema/refund/refund.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext, type UnitContext } from '#http/request-context.ts';
import type { ReceivedUpload } from '#http/request/uploads/receive-multipart.ts';
import { limitUses } from '#modules/account/attempts/limit-attempts.ts';
import { refundBasis } from '#modules/refund/amounts/refund-basis.ts';
import { receiveBankbook, type SealedBankbook } from '#modules/refund/bankbook/receive-bankbook.ts';
import { refundCipherOf, type RefundCipher } from '#modules/refund/cipher/refund-cipher.ts';
import type { RefundAccount } from '#modules/refund/cipher/sealed-account.ts';
import { tellMember } from '#modules/refund/record-refund.ts';
import { lockWalletRow } from '#modules/wallet/ledger/locked-wallet.ts';
import { giveWay } from './give-way.ts';
import { keepRequest } from './keep-request.ts';
import { refundAttempts } from './refund-attempts.ts';
import { newestRequest, type NewestRequest } from './standing-request.ts';

type Asked = RefundAccount & { readonly bankCode: string };

type Asking = {
  readonly caller: Pick<Caller, 'client'>;
  readonly memberId: string;
  readonly asked: Asked;
  readonly upload: ReceivedUpload | undefined;
};

/** @throws ApiFailure 400 for what no account can be */
function checkAsked({ bankCode, ...account }: Asked): Asked {
  const accountNumber = checkAccountNumber(account.accountNumber);
  const accountHolderName = checkAccountHolder(account.accountHolderName);
  if (refundBankName(bankCode) === null) throw badRequest('bankCode: no bank of the list');
  if (!accountNumber.ok) throw badRequest(`accountNumber: ${accountNumber.reason}`);
  if (!accountHolderName.ok) throw badRequest(`accountHolderName: ${accountHolderName.reason}`);
  return {
    bankCode,
    accountNumber: accountNumber.value,
    accountHolderName: accountHolderName.value,
  };
}

/** @throws ApiFailure 400, or 409 outside the window and once it was taken up */
function checkOutcome(unit: UnitContext, form: RefundForm, earlier: NewestRequest | null): void {
  const { shutdown } = unit.settings;
  switch (refundRequestOutcome(form, earlier, shutdown, unit.now()).kind) {
    case 'before':
    case 'after':
      throw new ApiFailure(409, 'refundClosed');
    case 'locked':
      throw new ApiFailure(409, 'refundLocked');
    case 'incomplete':
      throw badRequest('attachImage: a file, where nothing is refunded');
    case 'ready':
  }
}

/**
 * Before an image is read, which costs more than all else; what is decided is decided under the lock.
 * @throws ApiFailure 409 outside the window and once it was taken up
 */
async function checkOpen({ db, settings, now }: RequestContext, memberId: string): Promise<void> {
  const earlier = await newestRequest(db, memberId);
  const window = formWindow(earlier, settings.shutdown, now());
  if (window.kind !== 'open') throw new ApiFailure(409, 'refundClosed');
  if (requestStanding(earlier) === 'locked') throw new ApiFailure(409, 'refundLocked');
}

/**
 * Asks for the refund of a member, with the amounts as they are now (challenge-and-shutdown,
 * sections 4 and 7). What was asked for before and nobody took up gives way; its image stays where
 * no other is sent.
 * @throws ApiFailure 400, 409, 413, 415, 429; 503 where nothing can be encrypted
 */
export async function requestRefund(context: RequestContext, asking: Asking): Promise<null> {
  const asked = checkAsked(asking.asked);
  const cipher = refundCipherOf(context);
  if (cipher === null) throw new ApiFailure(503, 'unavailable');
  const { memberId } = asking;
  const ready = { ...asking, asked };
  return limitUses(context, refundAttempts(memberId), () => replaceRequest(context, cipher, ready));
}

async function replaceRequest(
  context: RequestContext,
  cipher: RefundCipher,
  { caller, memberId, asked, upload }: Asking,
): Promise<null> {
  await checkOpen(context, memberId);
  const sent =
    upload === undefined
      ? null
      : await receiveBankbook(context.storage, cipher, { upload, memberId });
  return inUnit(context, async (unit) => {
    const walletId = await lockWalletRow(unit.db, memberId);
    const earlier = await newestRequest(unit.db, memberId);
    const moment = { calendar: unit.settings.shutdown, at: unit.now() };
    const basis = await refundBasis(unit.db, walletId, moment);
    const statement = refundStatement(basis);
    const form = {
      ...asked,
      consented: true,
      hasNewImage: sent !== null,
      bankbookFileUrl: earlier?.bankbookId ?? null,
      refundTotalAmount: statement.totals.refundTotalAmount,
    };
    checkOutcome(unit, form, earlier);
    const bankbookId = await keepBankbook(unit, memberId, sent, earlier);
    if (earlier?.state === 'requested') await giveWay(unit.db, earlier, { at: moment.at });
    const request = await keepRequest(unit.db, cipher, {
      memberId,
      walletId,
      locale: caller.client.locale,
      account: asked,
      bankbookId,
      basis,
      statement,
      requestedAt: moment.at,
      at: moment.at,
    });
    await tellMember(unit.db, request, 'requested');
    return null;
  });
}

/** The image of the request: the new one, in whose place the earlier goes, or the earlier. */
async function keepBankbook(
  { db, now }: UnitContext,
  memberId: string,
  sent: SealedBankbook | null,
  earlier: NewestRequest | null,
): Promise<string | null> {
  const before = earlier?.bankbookId ?? null;
  if (sent === null) return before;
  const { id, bytes: image, keyId } = sent;
  await db.insert(refundBankbook).values({ id, memberId, image, keyId, storedAt: now() });
  if (before !== null) await db.delete(refundBankbook).where(eq(refundBankbook.id, before));
  return id;
}
