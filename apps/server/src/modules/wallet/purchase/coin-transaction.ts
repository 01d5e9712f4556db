import { hash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CoinTransaction, PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import type { FailureData } from '@hanji/contract/envelope.ts';
import { inTransaction, type Executor, type Transaction } from '#db/executor.ts';
import { coinTransaction } from '#db/schema/purchase.ts';
import { Answer } from '#http/answer/answer.ts';
import { ApiFailure, type MessageKey } from '#http/failure/api-failure.ts';
import { lockWalletOf, type LockedWallet } from '#modules/wallet/ledger/locked-wallet.ts';

/** 208 is what is the reader's already, where that is no success (unlock-all). */
type Refusal = 208 | 402 | 404 | 409;

/** What a purchase came to; a refusal spends nothing, and is as final for its token as the rest. */
export type Outcome =
  | { readonly code: 200 | 208; readonly data: PurchasedChapters }
  | { readonly code: Refusal; readonly message: MessageKey; readonly data: FailureData };

export function refused(code: Refusal, message: MessageKey, data: FailureData = null): Outcome {
  return { code, message, data };
}

/** A token for one purchase of a member (challenge-and-shutdown, section 7). */
export async function createTransaction(
  db: Executor,
  memberId: string,
  now: Date,
): Promise<CoinTransaction> {
  const token = randomBytes(24).toString('base64url');
  await inTransaction(db, async (tx) => {
    const { id } = await lockWalletOf(tx, memberId);
    await tx.insert(coinTransaction).values({ token, walletId: id, createdAt: now });
  });
  return { transactionToken: token };
}

/**
 * Does what a token is for, once: the same request with it is answered as the first time, and
 * another is refused with 409. The wallet is locked, so that of two at once the second waits.
 */
export async function answerOnce(
  tx: Transaction,
  wallet: LockedWallet,
  { token, request }: { readonly token: string; readonly request: unknown },
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const own = and(eq(coinTransaction.token, token), eq(coinTransaction.walletId, wallet.id));
  const [known] = await tx.select().from(coinTransaction).where(own);
  if (known === undefined) return refused(409, 'transactionOver');
  const digest = hash('sha256', JSON.stringify(request), 'buffer');
  if (known.request !== null) {
    return digest.equals(known.request)
      ? // Only this function writes it.
        (known.answer as Outcome)
      : refused(409, 'transactionOver');
  }
  const outcome = await work();
  await tx
    .update(coinTransaction)
    .set({ request: digest, code: outcome.code, answer: outcome })
    .where(own);
  return outcome;
}

/** @throws ApiFailure with what was refused */
export function answerOf(outcome: Outcome): Answer<PurchasedChapters> {
  if ('message' in outcome) throw new ApiFailure(outcome.code, outcome.message, outcome.data);
  return new Answer(outcome.data, { code: outcome.code, cachePolicy: 'never' });
}
