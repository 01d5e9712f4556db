import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentCategory } from '@hanji/contract/vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { wallet } from '#db/schema/wallet/wallet.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { reader } from './reader.ts';

function ofReader() {
  return bigint('reader_id', { mode: 'number' })
    .notNull()
    .references(() => reader.id, { onDelete: 'restrict' });
}

function ofContent() {
  return integer('content_id')
    .notNull()
    .references(() => content.id, { onDelete: 'restrict' });
}

/** The title's own, so that a list of one category is read by its index. */
function ofCategory() {
  return text('category').$type<ContentCategory>().notNull();
}

/** What a reader subscribes to. */
export const titleSubscription = pgTable(
  'title_subscription',
  {
    readerId: ofReader(),
    contentId: ofContent(),
    category: ofCategory(),
    subscribedAt: moment('subscribed_at').notNull(),
    /** When the reader last opened the title's home: chapters that came since are new to them. */
    visitedAt: moment('visited_at').notNull(),
    /** Null as long as it lasts; an end is remembered for as long as it may be taken back. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.contentId] }),
    index('title_subscription_listed')
      .on(
        t.readerId,
        t.category,
        t.subscribedAt.desc().nullsFirst(),
        t.contentId.desc().nullsFirst(),
      )
      .where(sql`ended_at is null`),
    // Whom a new chapter is told.
    index('title_subscription_of_content')
      .on(t.contentId)
      .where(sql`ended_at is null`),
    index('title_subscription_ended')
      .on(t.endedAt)
      .where(sql`ended_at is not null`),
  ],
);

/**
 * What a guest or member has read, each title once: a trigger of `titleReading` keeps it. Where
 * they came to is there and not here.
 */
export const recentTitle = pgTable(
  'recent_title',
  {
    readerId: ofReader(),
    contentId: ofContent(),
    category: ofCategory(),
    readAt: moment('read_at').notNull(),
    /** Taken from the list by its reader, until it is read after that. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.contentId] }),
    index('recent_title_listed')
      .on(t.readerId, t.category, t.readAt.desc().nullsFirst(), t.contentId.desc().nullsFirst())
      .where(sql`removed_at is null`),
  ],
);

/** Titles of which a member has rented or unlocked something: triggers of both keep it. */
export const ownedTitle = pgTable(
  'owned_title',
  {
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.id),
    contentId: ofContent(),
    category: ofCategory(),
    /** When the last of its rentals ends or has ended; null where nothing was rented. */
    rentedUntil: moment('rented_until'),
    /** When something of it was unlocked last; null where nothing is. */
    unlockedAt: moment('unlocked_at'),
    /** False where the member took it from that list, until more of it is rented or unlocked. */
    rentedShown: boolean('rented_shown').notNull().default(true),
    unlockedShown: boolean('unlocked_shown').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.walletId, t.contentId] }),
    index('owned_title_rented')
      .on(t.walletId, t.category, t.rentedUntil, t.contentId)
      .where(sql`rented_until is not null and rented_shown`),
    index('owned_title_unlocked')
      .on(t.walletId, t.category, t.unlockedAt.desc().nullsFirst(), t.contentId.desc().nullsFirst())
      .where(sql`unlocked_at is not null and unlocked_shown`),
  ],
);
