import { eq } from 'drizzle-orm';
import type { RefundCoins, RefundMember } from '@hanji/contract/entities/refund.ts';
import { refundBanks } from '@hanji/domain/refund/banks.ts';
import { maskedAccount } from '@hanji/domain/refund/masked-account.ts';
import { requestStanding } from '@hanji/domain/refund/request.ts';
import { member } from '#db/schema/account/access.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { refundCipherOf } from '#modules/refund/cipher/refund-cipher.ts';
import { openAccount } from '#modules/refund/cipher/sealed-account.ts';
import type { RefundLine } from '#modules/refund/amounts/refund-lines.ts';
import { refundOfMember } from './refund-of-member.ts';
import type { NewestRequest } from './standing-request.ts';

type Profile = RefundMember['profile'];

const noAccount: Profile['refundAccountInfo'] = {
  accountNumber: '',
  bankCode: '',
  accountHolderName: '',
  bankbookFileUrl: null,
  locked: false,
};

function accountInfo(
  context: RequestContext,
  request: NewestRequest | null,
): Profile['refundAccountInfo'] {
  const cipher = refundCipherOf(context);
  if (request === null || cipher === null) return noAccount;
  const { accountNumber, accountHolderName } = openAccount(cipher, request);
  const image = request.bankbookId;
  return {
    accountNumber: maskedAccount(accountNumber),
    bankCode: request.bankCode,
    accountHolderName,
    bankbookFileUrl: image && `${context.prefix}/refund/member/bankbook/${image}`,
    locked: requestStanding(request) === 'locked',
  };
}

function coinsOf({ store, purchasedAt, coins, won, shares }: RefundLine): RefundCoins[] {
  const [share] = shares;
  if (store === null || share === undefined) return [];
  const { granted, paid } = share;
  const at = purchasedAt.toISOString();
  return [{ store, purchasedAt: at, coins, granted, paid: paid ?? 0, refundAmount: won }];
}

function requestOf(request: NewestRequest): NonNullable<Profile['refundRequest']> {
  const { state, requestedAt, changedAt, reason } = request;
  const [from, changed] = [requestedAt.toISOString(), changedAt.toISOString()];
  return { state, requestedAt: from, changedAt: changed, reason };
}

/** The data of the form (challenge-and-shutdown, section 3 "Refund member profile"). */
export async function readRefundMember(
  context: RequestContext,
  memberId: string,
): Promise<RefundMember> {
  const [own] = await context.db
    .select({ nickname: member.nickname, cellPhone: member.cellPhone })
    .from(member)
    .where(eq(member.id, memberId));
  if (own === undefined) throw new ApiFailure(401, 'signInRequired');
  const { request, totals, linesOf } = await refundOfMember(context, memberId);
  const { lines: coins } = await linesOf({ kind: 'coins' });
  return {
    profile: {
      refundBank: refundBanks.map((bank) => ({ ...bank })),
      ...own,
      userId: memberId,
      inventory: totals,
      refundAccountInfo: accountInfo(context, request),
      refundCoins: coins.flatMap(coinsOf),
      refundRequest: request && requestOf(request),
    },
    now: context.now().toISOString(),
  };
}
