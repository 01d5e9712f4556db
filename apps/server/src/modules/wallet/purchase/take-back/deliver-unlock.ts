import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { chapterUnlock } from '#db/schema/wallet/purchase.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';

/**
 * Notes that something of an unlocked chapter goes to its reader, who cannot take it back from then
 * on.
 * @throws ApiFailure 403 where it was taken back before: then nothing goes
 */
export async function deliverUnlock(db: Executor, id: number, now: Date): Promise<void> {
  const own = eq(chapterUnlock.id, id);
  const [unlock] = await db
    .select({ deliveredAt: chapterUnlock.deliveredAt, takenBackAt: chapterUnlock.takenBackAt })
    .from(chapterUnlock)
    .where(own);
  if (unlock === undefined || unlock.takenBackAt !== null) throw new ApiFailure(403, 'linkExpired');
  if (unlock.deliveredAt !== null) return;
  const [marked] = await db
    .update(chapterUnlock)
    .set({ deliveredAt: now })
    .where(and(own, isNull(chapterUnlock.deliveredAt), isNull(chapterUnlock.takenBackAt)))
    .returning({ id: chapterUnlock.id });
  // Somebody was first: another image of it, or who takes it back.
  if (marked === undefined) await deliverUnlock(db, id, now);
}
