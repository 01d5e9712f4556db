import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { LibraryTitle } from '@hanji/contract/calls/library.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { admitToTitle, type TitlePath } from '#modules/admission/admission.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { idsOfTitles } from './ids-of-titles.ts';

/** As long as an end can be taken back, and the title stands where it stood before. */
export const takeBackMs = 60 * 60 * 1000;

/**
 * Subscribes who calls to a title (reading-service, sections 4 and 7); who does already stays so.
 * @throws ApiFailure as its content home does
 */
export async function subscribe(
  context: RequestContext,
  path: TitlePath,
  caller: Caller,
): Promise<null> {
  const now = context.now();
  const { id: contentId, category } = await admitToTitle(context, path, caller);
  return inUnit(context, async ({ db }) => {
    const readerId = await lockReader(db, context.secrets, caller);
    const own = titleSubscription;
    const canTakeBack = gte(own.endedAt, new Date(now.getTime() - takeBackMs));
    const stays = sql`${own.endedAt} is null or ${canTakeBack}`;
    const since = { subscribedAt: now, visitedAt: now };
    await db
      .insert(own)
      .values({ readerId, contentId, category, ...since })
      .onConflictDoUpdate({
        target: [own.readerId, own.contentId],
        set: {
          subscribedAt: sql`case when ${stays} then ${own.subscribedAt} else excluded.subscribed_at end`,
          visitedAt: sql`case when ${stays} then ${own.visitedAt} else excluded.visited_at end`,
          endedAt: null,
        },
      });
    return null;
  });
}

/** Ends subscriptions of who calls; of a title that they do not subscribe to nothing is said. */
export async function unsubscribe(
  context: RequestContext,
  titles: readonly LibraryTitle[],
  caller: Caller,
): Promise<null> {
  const now = context.now();
  return inUnit(context, async ({ db }) => {
    const readerId = await lockReader(db, context.secrets, caller);
    await db
      .update(titleSubscription)
      .set({ endedAt: now })
      .where(
        and(
          eq(titleSubscription.readerId, readerId),
          inArray(titleSubscription.contentId, await idsOfTitles(db, titles)),
          isNull(titleSubscription.endedAt),
        ),
      );
    return null;
  });
}
