import { and, asc, eq, isNull } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { inquiry, inquiryImage } from '#db/schema/help/inquiry.ts';
import { enqueueNotices } from '#modules/push/notices/enqueue-notices.ts';

export type StoredInquiry = typeof inquiry.$inferSelect;

const mostListed = 200;

/** Those that nobody is done with, the longest waiting first. */
export function openInquiries(db: Executor): Promise<StoredInquiry[]> {
  return db
    .select()
    .from(inquiry)
    .where(isNull(inquiry.closedAt))
    .orderBy(asc(inquiry.sentAt), asc(inquiry.id))
    .limit(mostListed);
}

export type InquiryWithImages = StoredInquiry & {
  /** Keys of the storage, in the order in which they were attached. */
  readonly images: readonly string[];
};

export async function findInquiry(db: Executor, id: number): Promise<InquiryWithImages | null> {
  const [found] = await db.select().from(inquiry).where(eq(inquiry.id, id));
  if (found === undefined) return null;
  const images = await db
    .select({ key: inquiryImage.objectKey })
    .from(inquiryImage)
    .where(eq(inquiryImage.inquiryId, id))
    .orderBy(asc(inquiryImage.position));
  return { ...found, images: images.map(({ key }) => key) };
}

/**
 * Keeps an answer and queues the mail that brings it, in the language of the inquiry, which is
 * closed by that; false where somebody has answered or closed it meanwhile.
 */
export async function answerInquiry(
  executor: Executor,
  { id, answer, by }: { readonly id: number; readonly answer: string; readonly by: string },
  now: Date,
): Promise<boolean> {
  return inTransaction(executor, async (tx) => {
    const [row] = await tx
      .update(inquiry)
      .set({
        answer,
        answeredAt: now,
        answeredBy: by,
        closedAt: now,
        closedBy: by,
        closedReason: 'answered',
      })
      .where(and(eq(inquiry.id, id), isNull(inquiry.closedAt)))
      .returning();
    if (row === undefined) return false;
    const { email: to, locale, edition } = row;
    const { memberId } = row;
    if (memberId !== null) {
      await enqueueNotices(tx, [{ memberId, kind: 'inquiryAnswered', inquiryId: id }]);
    }
    await enqueue(tx, 'send-mail', { topic: 'inquiryAnswer', inquiryId: id, to, locale, edition });
    return true;
  });
}

/** Is done with one without an answer; false where somebody was done with it before. */
export async function closeInquiry(
  db: Executor,
  { id, reason, by }: { readonly id: number; readonly reason: string; readonly by: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(inquiry)
    .set({ closedAt: now, closedBy: by, closedReason: reason })
    .where(and(eq(inquiry.id, id), isNull(inquiry.closedAt)))
    .returning({ id: inquiry.id });
  return rows.length > 0;
}
