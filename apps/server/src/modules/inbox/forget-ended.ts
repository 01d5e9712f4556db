import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { endedForgottenSince, messagesOverSince } from '@hanji/domain/inbox/inbox-lifetimes.ts';
import { inTransaction, type Executor } from '#db/executor.ts';
import { giftReceipt, inboxEntry, inboxRecipient } from '#db/schema/inbox/inbox.ts';

/** So few that a job is done within its time; the next one goes on. */
const mostAtOnce = 1000;

/**
 * Removes entries of inboxes that ended long ago, with who they were for and who has received them:
 * what came into wallets stays in the ledger, with its reason. What has just ended is in no list by
 * itself. Each by itself, since an entry may be for thousands.
 */
export async function forgetEnded(db: Executor, now: Date, signal: AbortSignal): Promise<void> {
  const { id, expiresAt, distributedAt, withdrawnAt } = inboxEntry;
  const ended = endedForgottenSince(now);
  const due = await db
    .select({ id })
    .from(inboxEntry)
    .where(
      or(
        lte(expiresAt, ended),
        lte(withdrawnAt, ended),
        and(isNull(expiresAt), lte(distributedAt, messagesOverSince(now))),
      ),
    )
    .orderBy(asc(id))
    .limit(mostAtOnce);
  for (const entry of due) {
    if (signal.aborted) return;
    await inTransaction(db, async (tx) => {
      await tx.delete(inboxRecipient).where(eq(inboxRecipient.entryId, entry.id));
      await tx.delete(giftReceipt).where(eq(giftReceipt.giftId, entry.id));
      await tx.delete(inboxEntry).where(eq(id, entry.id));
    });
  }
}
