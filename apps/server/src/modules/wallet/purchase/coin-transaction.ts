import { hash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CoinTransaction, PurchasedChapters } from '@hanji/contract/entities/purchase.ts';
import type { FailureData } from '@hanji/contract/envelope.ts';
import { inTransaction, type Decision, type Executor, type Transaction } from '#db/executor.ts';
import { coinTransaction } from '#db/schema/wallet/purchase.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import { Answer } from '#http/answer/answer.ts';
import { ApiFailure, type MessageKey } from '#http/failure/api-failure.ts';
import { lockWalletRow } from '#modules/wallet/ledger/locked-wallet.ts';
import type { TransactionRecord } from '#modules/wallet/ledger/write-ledger.ts';
import type { KnownTransaction } from './purchase-facts.ts';

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
  createdAt: Date,
): Promise<CoinTransaction> {
  const token = randomBytes(24).toString('base64url');
  const added = await addTransaction(db, memberId, { token, createdAt });
  if (!added) {
    await inTransaction(db, async (tx) => {
      await lockWalletRow(tx, memberId);
      await addTransaction(tx, memberId, { token, createdAt });
    });
  }
  return { transactionToken: token };
}

/** False where the member has no wallet yet. */
async function addTransaction(
  db: Executor,
  memberId: string,
  { token, createdAt }: { readonly token: string; readonly createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${coinTransaction} (token, wallet_id, created_at)
    select ${token}, ${wallet.id}, ${createdAt} from ${wallet} where ${wallet.memberId} = ${memberId}`);
  return rowCount === 1;
}

/** What a purchase comes to; `write` where what it writes keeps that as well, as `record` says. */
export type PurchaseDecision = { readonly outcome: Outcome } & Pick<Decision<Outcome>, 'write'>;

type RecordOf = (outcome: Outcome) => TransactionRecord;

/**
 * Does what a token is for, once: the same request with it is answered as the first time, and
 * another is refused with 409. The wallet is locked, so that of two at once the second waits.
 */
export async function answerOnce(
  tx: Transaction,
  known: KnownTransaction | null,
  { token, request: asked }: { readonly token: string; readonly request: unknown },
  work: (record: RecordOf) => Promise<PurchaseDecision>,
): Promise<Decision<Outcome>> {
  if (known === null) return asBefore(refused(409, 'transactionOver'));
  const request = hash('sha256', JSON.stringify(asked), 'hex');
  if (known.request !== null) {
    return asBefore(
      request === known.request
        ? // Of the outcome that a record of this transaction was made of.
          (known.answer as Outcome)
        : refused(409, 'transactionOver'),
    );
  }
  const record = (outcome: Outcome): TransactionRecord => ({
    token,
    request,
    code: outcome.code,
    answer: outcome,
  });
  const { outcome, write } = await work(record);
  return { result: outcome, write: write ?? (() => keep(tx, record(outcome))) };
}

function asBefore(result: Outcome): Decision<Outcome> {
  return { result, write: null };
}

async function keep(tx: Transaction, { token, request, ...outcome }: TransactionRecord) {
  await tx
    .update(coinTransaction)
    .set({ request: Buffer.from(request, 'hex'), ...outcome })
    .where(eq(coinTransaction.token, token));
}

/** For an outcome that is still to be kept. */
export function withoutWrites(outcome: Outcome): PurchaseDecision {
  return { outcome, write: null };
}

/** @throws ApiFailure with what was refused */
export function answerOf(outcome: Outcome): Answer<PurchasedChapters> {
  if ('message' in outcome) throw new ApiFailure(outcome.code, outcome.message, outcome.data);
  return new Answer(outcome.data, { code: outcome.code, cachePolicy: 'never' });
}
