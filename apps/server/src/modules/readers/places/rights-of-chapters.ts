import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ChapterRights } from '@hanji/domain/purchase/rights/chapter-rights.ts';
import type { Transaction } from '#db/executor.ts';
import { chapterRental, chapterUnlock } from '#db/schema/wallet/purchase.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';

/** What a member has of chapters, of whatever titles. */
export async function rightsOfChapters(
  db: Transaction,
  memberId: string,
  chapterIds: readonly number[],
): Promise<ChapterRights> {
  const { id, chapterId, unlockedAt, deliveredAt } = chapterUnlock;
  const unlocks = await db
    .select({ id, chapterId, unlockedAt, deliveredAt })
    .from(chapterUnlock)
    .innerJoin(wallet, eq(wallet.id, chapterUnlock.walletId))
    .where(
      and(
        eq(wallet.memberId, memberId),
        inArray(chapterId, [...chapterIds]),
        isNull(chapterUnlock.takenBackAt),
      ),
    );
  const rentals = await db
    .select({ chapterId: chapterRental.chapterId, endsAt: chapterRental.endsAt })
    .from(chapterRental)
    .innerJoin(wallet, eq(wallet.id, chapterRental.walletId))
    .where(and(eq(wallet.memberId, memberId), inArray(chapterRental.chapterId, [...chapterIds])));
  return new ChapterRights(unlocks, rentals);
}
