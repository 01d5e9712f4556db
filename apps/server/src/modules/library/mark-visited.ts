import { and, eq, isNull, lt } from 'drizzle-orm';
import { reader } from '#db/schema/readers/reader.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { TitleRow } from '#modules/catalogue/load-titles.ts';

/**
 * Remembers that a title's home is opened by who subscribes to it: its chapters up to now are no
 * news any more. Written only where there were some; what fails is said in the log, since nobody
 * has to wait for a mark.
 */
export async function markVisited(
  context: RequestContext,
  { id, lastChapterPublishedAt: newest }: Pick<TitleRow, 'id' | 'lastChapterPublishedAt'>,
  { reader: who, reading, log }: Caller,
): Promise<void> {
  const visitedAt = reading?.visitedAt ?? null;
  if (who.kind === 'visitor' || visitedAt === null || newest === null || newest <= visitedAt)
    return;
  const now = context.now();
  const own = context.db
    .select({ id: reader.id })
    .from(reader)
    .where(eq(reader.memberId, who.memberId));
  try {
    await context.db
      .update(titleSubscription)
      .set({ visitedAt: now })
      .where(
        and(
          eq(titleSubscription.readerId, own),
          eq(titleSubscription.contentId, id),
          isNull(titleSubscription.endedAt),
          lt(titleSubscription.visitedAt, now),
        ),
      );
  } catch (error) {
    log.warn({ err: error }, 'a visit of a title was not remembered');
  }
}
