import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LibraryEntry } from '@hanji/contract/entities/library.ts';
import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import type { RequestContext } from '#http/request-context.ts';
import { loadTitles } from '#modules/catalogue/load-titles.ts';
import { timeIn, type LibraryOwner, type OwnList } from '#modules/library/lists/own-list.ts';
import { libraryEntry } from './library-entry.ts';
import { runningRentals } from './running-rentals.ts';
import { progressOfTitles } from './title-progress.ts';

type Listed = {
  readonly type: LibraryType;
  readonly list: OwnList;
  readonly owner: LibraryOwner;
  readonly ids: readonly number[];
};

/** Titles of a page, each with what its reader has done with it; in the order of the ids. */
export async function libraryEntries(
  context: RequestContext,
  { type, list, owner, ids }: Listed,
): Promise<LibraryEntry[]> {
  if (ids.length === 0) return [];
  const { db } = context;
  const now = context.now();
  const { readerId, walletId } = owner;
  const [titles, registered, visits, progress, rentals] = await Promise.all([
    loadTitles(db, ids),
    registrations(db, list, ids),
    readerId === null ? [] : visitsOf(db, readerId, ids),
    readerId === null ? [] : progressOfTitles(db, readerId, ids, now),
    type === 'rented' && walletId !== null ? runningRentals(db, walletId, ids, now) : [],
  ]);
  const at = byTitle(registered);
  const visited = byTitle(visits);
  const read = byTitle(progress);
  const rented = byTitle(rentals);
  return titles.map((title) =>
    libraryEntry(context, title, {
      registeredAt: at.get(title.id)?.at ?? now,
      visitedAt: visited.get(title.id)?.at ?? null,
      progress: read.get(title.id) ?? null,
      rental: rented.get(title.id) ?? null,
    }),
  );
}

function byTitle<Row extends { readonly contentId: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.contentId, row]));
}

function registrations(db: Executor, list: OwnList, ids: readonly number[]) {
  const { table, contentId, mine } = list;
  return db
    .select({ contentId: sql<number>`${contentId}`, at: timeIn(list) })
    .from(table)
    .where(and(mine, inArray(contentId, [...ids])));
}

function visitsOf(db: Executor, readerId: number, ids: readonly number[]) {
  return db
    .select({ contentId: titleSubscription.contentId, at: titleSubscription.visitedAt })
    .from(titleSubscription)
    .where(
      and(
        eq(titleSubscription.readerId, readerId),
        inArray(titleSubscription.contentId, [...ids]),
        isNull(titleSubscription.endedAt),
      ),
    );
}
