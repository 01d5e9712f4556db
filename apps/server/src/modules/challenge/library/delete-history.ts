import { and, eq, inArray } from 'drizzle-orm';
import { challengeReading } from '#db/schema/challenge/readers.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { lockReader } from '#modules/readers/reader-row.ts';

/**
 * Takes titles from the history of who calls; what was not read is passed over. Places stay: a title
 * is listed again once more of it is read.
 */
export async function deleteHistory(
  context: RequestContext,
  contentIds: readonly number[],
  caller: Caller,
): Promise<null> {
  return inUnit(context, async ({ db, secrets, now }) => {
    const readerId = await lockReader(db, secrets, caller);
    await db
      .update(challengeReading)
      .set({ removedAt: now() })
      .where(
        and(
          eq(challengeReading.readerId, readerId),
          inArray(challengeReading.contentId, [...contentIds]),
        ),
      );
    return null;
  });
}
