import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#db/executor.ts';
import {
  challengeComment,
  challengeCommentLike,
  challengeCommentReport,
  challengeLike,
  challengeReport,
} from '#db/schema/challenge/reactions.ts';
import {
  challengeReading,
  challengeSubscription,
  challengeView,
} from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';

/**
 * Takes a reader from the challenge area: their titles are gone with them, and so are their words
 * and what is only about their person. What they liked and reported stays without a name.
 */
export async function forgetChallenge(tx: Transaction, readerId: number): Promise<void> {
  await tx.delete(challengeReading).where(eq(challengeReading.readerId, readerId));
  await tx.delete(challengeSubscription).where(eq(challengeSubscription.readerId, readerId));
  await tx.delete(challengeView).where(eq(challengeView.readerId, readerId));
  const nobody = { readerId: null };
  const now = sql`now()`;
  await tx
    .update(challengeTitle)
    .set({
      ...nobody,
      coverId: null,
      squareId: null,
      deletedAt: sql`coalesce(${challengeTitle.deletedAt}, now())`,
    })
    .where(eq(challengeTitle.readerId, readerId));
  await tx
    .update(challengeComment)
    .set({ deletedAt: now, body: '' })
    .where(and(eq(challengeComment.readerId, readerId), isNull(challengeComment.deletedAt)));
  await tx.update(challengeComment).set(nobody).where(eq(challengeComment.readerId, readerId));
  for (const table of [
    challengeLike,
    challengeCommentLike,
    challengeCommentReport,
    challengeReport,
  ]) {
    await tx.update(table).set(nobody).where(eq(table.readerId, readerId));
  }
}
