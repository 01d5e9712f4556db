import { eq } from 'drizzle-orm';
import { inTransaction, type Executor } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import { member } from '#db/schema/account/access.ts';
import { forgetChallenge } from '#modules/challenge/readers/forget-challenge.ts';
import { forgetComments } from '#modules/community/readers/forget-comments.ts';
import { forgetDesk } from '#modules/creator/forget-desk.ts';
import { forgetLibrary } from '#modules/library/forget-library.ts';
import {
  chapterReading,
  chapterReport,
  readingEvent,
  titleReading,
} from '#db/schema/readers/reading.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { forgetAccount } from './forget-account.ts';

/**
 * Deletes an account and what is only about its person, the words of its comments and the titles that
 * it drew among it. Events, likes and reports stay without a name, for the numbers and for what is wrong with a chapter; cards
 * that a provider keeps go by a job.
 */
export async function forgetMember(executor: Executor, memberId: string): Promise<void> {
  await inTransaction(executor, async (tx) => {
    const [own] = await tx
      .select({ id: reader.id })
      .from(reader)
      .where(eq(reader.memberId, memberId))
      .for('update');
    if (own !== undefined) {
      await tx.delete(chapterReading).where(eq(chapterReading.readerId, own.id));
      await tx.delete(titleReading).where(eq(titleReading.readerId, own.id));
      const nobody = { readerId: null };
      await tx.update(readingEvent).set(nobody).where(eq(readingEvent.readerId, own.id));
      await tx.update(chapterReport).set(nobody).where(eq(chapterReport.readerId, own.id));
      await forgetComments(tx, own.id);
      await forgetLibrary(tx, own.id);
      await forgetDesk(tx, own.id);
      await forgetChallenge(tx, own.id);
      await tx.delete(reader).where(eq(reader.id, own.id));
    }
    await forgetAccount(tx, memberId);
    const [gone] = await tx
      .delete(member)
      .where(eq(member.id, memberId))
      .returning({ isGuest: member.guest });
    // Guests keep no cards.
    if (gone?.isGuest === false) await enqueue(tx, 'forget-cards', { memberId });
  });
}
