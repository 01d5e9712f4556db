import { and, eq, inArray } from 'drizzle-orm';
import type { LibraryTitle } from '@hanji/contract/calls/library.ts';
import type { RemovableLibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { Transaction } from '#db/executor.ts';
import { ownedTitle, recentTitle } from '#db/schema/readers/library.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { lockReader } from '#modules/readers/reader-row.ts';
import { walletOfCaller } from './find-owner.ts';
import { idsOfTitles } from './ids-of-titles.ts';

/**
 * Takes titles from a list of who calls (reading-service, section 7). Places, rentals and unlocks
 * stay: a title is listed again once more of it is read, rented or unlocked.
 */
export async function removeTitles(
  context: RequestContext,
  type: RemovableLibraryType,
  titles: readonly LibraryTitle[],
  caller: Caller,
): Promise<null> {
  return inUnit(context, async ({ db }) => {
    const ids = await idsOfTitles(db, titles);
    if (type === 'recent') {
      const readerId = await lockReader(db, context.secrets, caller);
      await db
        .update(recentTitle)
        .set({ removedAt: context.now() })
        .where(and(eq(recentTitle.readerId, readerId), inArray(recentTitle.contentId, ids)));
    } else {
      await hideOwned(db, type, ids, caller);
    }
    return null;
  });
}

async function hideOwned(
  db: Transaction,
  type: 'rented' | 'unlocked',
  ids: readonly number[],
  caller: Caller,
): Promise<void> {
  const walletId = await walletOfCaller(db, caller);
  if (walletId === null) return;
  await db
    .update(ownedTitle)
    .set(type === 'rented' ? { rentedShown: false } : { unlockedShown: false })
    .where(and(eq(ownedTitle.walletId, walletId), inArray(ownedTitle.contentId, [...ids])));
}
