import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { chapterUnlock } from '#db/schema/purchase.ts';

/**
 * Notes that something of an unlocked chapter goes to its reader, who cannot take it back from then
 * on. False where it was taken back before: then nothing goes.
 */
export async function deliverUnlock(db: Executor, id: number, now: Date): Promise<boolean> {
  const own = eq(chapterUnlock.id, id);
  const [unlock] = await db
    .select({ deliveredAt: chapterUnlock.deliveredAt, takenBackAt: chapterUnlock.takenBackAt })
    .from(chapterUnlock)
    .where(own);
  if (unlock === undefined || unlock.takenBackAt !== null) return false;
  if (unlock.deliveredAt !== null) return true;
  const [marked] = await db
    .update(chapterUnlock)
    .set({ deliveredAt: now })
    .where(and(own, isNull(chapterUnlock.deliveredAt), isNull(chapterUnlock.takenBackAt)))
    .returning({ id: chapterUnlock.id });
  // Somebody was first: another image of it, or who takes it back.
  return marked !== undefined || deliverUnlock(db, id, now);
}
