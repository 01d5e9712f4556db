import { and, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import { session } from '#db/schema/account/access.ts';
import {
  attempt,
  oneTimeToken,
  rsaKey,
  rsaSessionKey,
  verificationCode,
} from '#db/schema/account/credentials.ts';
import { commentLikeChange } from '#db/schema/community/comment.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import { inquiry, inquiryImage } from '#db/schema/help/inquiry.ts';
import { coinTransaction } from '#db/schema/wallet/purchase.ts';
import { takeBackMs } from '#modules/library/subscribe.ts';
import { sweepSubscriptions } from '#modules/push/end-subscriptions.ts';
import { rsaKeyLifetimeMs } from './credentials/rsa-keys.ts';

/** Longer than any delay, and than any code is good. */
const forgottenMs = 24 * 60 * 60 * 1000;

/** How long operators can look up an inquiry that they are done with; the privacy policy says so. */
const inquiriesKeptMs = 365 * forgottenMs;

/** Removes what opens nothing any more, and failures that nobody waits for. */
export async function sweepExpired(tx: Transaction, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await tx.delete(session).where(lte(session.expiresAt, now));
  await tx.delete(rsaSessionKey).where(lte(rsaSessionKey.expiresAt, now));
  await tx.delete(rsaKey).where(lt(rsaKey.createdAt, before(rsaKeyLifetimeMs)));
  await tx.delete(oneTimeToken).where(lte(oneTimeToken.expiresAt, now));
  await tx.delete(verificationCode).where(lt(verificationCode.sentAt, before(forgottenMs)));
  await tx
    .delete(coinTransaction)
    .where(
      and(isNull(coinTransaction.request), lt(coinTransaction.createdAt, before(forgottenMs))),
    );
  await tx.delete(commentLikeChange).where(lt(commentLikeChange.at, before(forgottenMs)));
  await tx.delete(titleSubscription).where(lt(titleSubscription.endedAt, before(takeBackMs)));
  await sweepSubscriptions(tx, now);
  await sweepInquiries(tx, before(inquiriesKeptMs));
  await tx.delete(attempt).where(lt(attempt.lastFailedAt, before(forgottenMs)));
}

async function sweepInquiries(tx: Transaction, closedBefore: Date): Promise<void> {
  const isOver = lt(inquiry.closedAt, closedBefore);
  const over = tx.select({ id: inquiry.id }).from(inquiry).where(isOver);
  await tx.delete(inquiryImage).where(inArray(inquiryImage.inquiryId, over));
  await tx.delete(inquiry).where(isOver);
}
