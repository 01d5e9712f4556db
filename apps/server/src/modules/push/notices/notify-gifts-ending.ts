import { and, asc, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import { giftEndingNoticeMs, isGiftEnding } from '@hanji/domain/gifts/gift-ending.ts';
import type { Transaction } from '#db/executor.ts';
import { enqueueAll } from '#db/jobs/enqueue.ts';
import { giftEndingNotice } from '#db/schema/account/push.ts';
import { inboxEntry } from '#db/schema/inbox/inbox.ts';

/** So few that a job is done within its time; the next one goes on. */
const mostAtOnce = 1000;

/** Has members told of gifts that are about to end, of each once, in however many processes. */
export async function notifyGiftsEnding(tx: Transaction, now: Date): Promise<void> {
  const { id, kind, expiresAt, withdrawnAt } = inboxEntry;
  const noticed = tx
    .select({ giftId: giftEndingNotice.giftId })
    .from(giftEndingNotice)
    .where(eq(giftEndingNotice.giftId, id));
  const due = await tx
    .select()
    .from(inboxEntry)
    .where(
      and(
        eq(kind, 'gift'),
        isNull(withdrawnAt),
        gt(expiresAt, now),
        lte(expiresAt, new Date(now.getTime() + giftEndingNoticeMs)),
        notExists(noticed),
      ),
    )
    .orderBy(asc(id))
    .limit(mostAtOnce);
  if (due.length === 0) return;
  // Whoever looks at the same moment waits here, and is not the first.
  const first = await tx
    .insert(giftEndingNotice)
    .values(due.map((gift) => ({ giftId: gift.id, noticedAt: now })))
    .onConflictDoNothing()
    .returning();
  const isFirst = new Set(first.map(({ giftId }) => giftId));
  const ending = due.filter((gift) => isFirst.has(gift.id) && isGiftEnding(gift, now));
  await enqueueAll(
    tx,
    'notify-gift',
    ending.map((gift) => ({ data: { kind: 'giftEnding', giftId: gift.id } })),
  );
}
