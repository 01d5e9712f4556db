import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LibraryType } from '@hanji/contract/library-vocabulary.ts';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import type { OwnTitles } from '#db/among-own.ts';
import { ownedTitle, recentTitle, titleSubscription } from '#db/schema/readers/library.ts';

/** Whose library it is; null where they have none of it yet. */
export type LibraryOwner = { readonly readerId: number | null; readonly walletId: number | null };

/** A list of somebody's titles, of which each row says when it came in. */
export type OwnList = OwnTitles & {
  /** By which the list is sorted unless it is by something of the titles themselves. */
  readonly at: AnyPgColumn;
  /** Whether what has the earliest `at` comes first. */
  readonly ascending: boolean;
};

/** What a list is sorted by: all of its columns are read alike. */
export function timeIn({ at }: OwnList) {
  return sql`${at}`.mapWith(titleSubscription.subscribedAt);
}

/** A rental runs as long as at least a whole second is left of it, as `activityOf` has it. */
export function runsSince(now: Date): Date {
  return new Date(now.getTime() + 1000);
}

/** Null where who asks has nothing that could be in it. */
export function ownList(
  type: LibraryType,
  category: ContentCategory,
  { readerId, walletId }: LibraryOwner,
  now: Date,
): OwnList | null {
  switch (type) {
    case 'subscribed':
      return readerId === null ? null : subscribedList(readerId, category);
    case 'recent':
      return readerId === null ? null : recentList(readerId, category);
    case 'rented':
      return walletId === null ? null : rentedList(walletId, category, now);
    case 'unlocked':
      return walletId === null ? null : unlockedList(walletId, category);
  }
}

function subscribedList(readerId: number, category: ContentCategory): OwnList {
  const table = titleSubscription;
  const own = and(eq(table.readerId, readerId), eq(table.category, category));
  const mine = and(own, isNull(table.endedAt));
  return { table, contentId: table.contentId, at: table.subscribedAt, ascending: false, mine };
}

function recentList(readerId: number, category: ContentCategory): OwnList {
  const table = recentTitle;
  const own = and(eq(table.readerId, readerId), eq(table.category, category));
  const mine = and(own, isNull(table.removedAt));
  return { table, contentId: table.contentId, at: table.readAt, ascending: false, mine };
}

/** What ends first stands first. */
function rentedList(walletId: number, category: ContentCategory, now: Date): OwnList {
  const table = ownedTitle;
  const own = and(
    eq(table.walletId, walletId),
    eq(table.category, category),
    sql`${table.rentedShown}`,
  );
  const mine = and(own, gte(table.rentedUntil, runsSince(now)));
  return { table, contentId: table.contentId, at: table.rentedUntil, ascending: true, mine };
}

function unlockedList(walletId: number, category: ContentCategory): OwnList {
  const table = ownedTitle;
  const own = and(
    eq(table.walletId, walletId),
    eq(table.category, category),
    sql`${table.unlockedShown}`,
  );
  const mine = and(own, isNotNull(table.unlockedAt));
  return { table, contentId: table.contentId, at: table.unlockedAt, ascending: false, mine };
}
