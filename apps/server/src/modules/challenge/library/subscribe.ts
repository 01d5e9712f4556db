import { and, eq } from 'drizzle-orm';
import { challengeSubscription } from '#db/schema/challenge/readers.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { admitToChallenge } from '#modules/challenge/admit-to-challenge.ts';
import { lockReader } from '#modules/readers/reader-row.ts';

/**
 * Subscribes to a title, once however often it is asked for.
 * @throws ApiFailure as `admitToChallenge`
 */
export async function subscribe(
  context: RequestContext,
  contentId: number,
  caller: Caller,
): Promise<null> {
  return inUnit(context, async (unit) => {
    await admitToChallenge(unit, contentId, caller);
    const readerId = await lockReader(unit.db, context.secrets, caller);
    const now = context.now();
    await unit.db
      .insert(challengeSubscription)
      .values({ readerId, contentId, subscribedAt: now, visitedAt: now })
      .onConflictDoNothing();
    return null;
  });
}

/** Ends subscriptions; a title that was not subscribed to, or is gone, is passed over. */
export async function unsubscribe(
  context: RequestContext,
  contentIds: readonly number[],
  caller: Caller,
): Promise<null> {
  return inUnit(context, async (unit) => {
    const readerId = await lockReader(unit.db, context.secrets, caller);
    // In one order, since each is counted in its title's row.
    for (const contentId of contentIds.toSorted((a, b) => a - b)) {
      await unit.db
        .delete(challengeSubscription)
        .where(
          and(
            eq(challengeSubscription.readerId, readerId),
            eq(challengeSubscription.contentId, contentId),
          ),
        );
    }
    return null;
  });
}
