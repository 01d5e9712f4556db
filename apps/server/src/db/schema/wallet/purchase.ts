import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editionIds, type EditionId } from '@hanji/contract/editions.ts';
import { rentWithMethods, type RentWithMethod } from '@hanji/contract/vocabulary.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { bytes, moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { ledgerEntry, wallet } from './wallet.ts';

function ofWallet() {
  return integer('wallet_id')
    .notNull()
    .references(() => wallet.id);
}

function ofContent() {
  return integer('content_id')
    .notNull()
    .references(() => content.id, { onDelete: 'restrict' });
}

function ofChapter() {
  return integer('chapter_id')
    .notNull()
    .references(() => chapter.id, { onDelete: 'restrict' });
}

function ofEntry(name: string) {
  return bigint(name, { mode: 'number' }).references(() => ledgerEntry.id);
}

/** One purchase or rental: whoever asks again with its token is answered as the first time. */
export const coinTransaction = pgTable(
  'coin_transaction',
  {
    token: text('token').primaryKey(),
    walletId: ofWallet(),
    createdAt: moment('created_at').notNull(),
    /** SHA-256 of what was asked for; null as long as nothing was. */
    request: bytes('request'),
    code: smallint('code'),
    /** As it was written. */
    answer: json('answer'),
  },
  (t) => [
    check('coin_transaction_answered', sql`(request is null) = (code is null)`),
    index('coin_transaction_unused')
      .on(t.createdAt)
      .where(sql`request is null`),
  ],
);

/** A chapter that was bought for good. */
export const chapterUnlock = pgTable(
  'chapter_unlock',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    walletId: ofWallet(),
    contentId: ofContent(),
    chapterId: ofChapter(),
    unlockedAt: moment('unlocked_at').notNull(),
    /** By which it was paid. */
    entryId: ofEntry('entry_id').notNull(),
    /** By which coins came back; null where none did. */
    coinBackEntryId: ofEntry('coin_back_entry_id'),
    /** When something of it first reached its reader. */
    deliveredAt: moment('delivered_at'),
    takenBackAt: moment('taken_back_at'),
    takeBackEntryId: ofEntry('take_back_entry_id'),
  },
  (t) => [
    uniqueIndex('chapter_unlock_once')
      .on(t.walletId, t.contentId, t.chapterId)
      .where(sql`taken_back_at is null`),
    index('chapter_unlock_entry').on(t.entryId),
    index('chapter_unlock_coin_back')
      .on(t.coinBackEntryId)
      .where(sql`coin_back_entry_id is not null`),
    index('chapter_unlock_take_back')
      .on(t.takeBackEntryId)
      .where(sql`take_back_entry_id is not null`),
    check(
      'chapter_unlock_taken_back',
      sql`(taken_back_at is null) = (take_back_entry_id is null)
        and (taken_back_at is null or delivered_at is null)`,
    ),
  ],
);

/** A chapter that may be read until a moment. */
export const chapterRental = pgTable(
  'chapter_rental',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    walletId: ofWallet(),
    contentId: ofContent(),
    chapterId: ofChapter(),
    method: text('method').$type<RentWithMethod>().notNull(),
    rentedAt: moment('rented_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Where an advertisement was shown; null for all else, and for the server's own origin. */
    edition: text('edition').$type<EditionId>(),
    /** By which it was paid; null for the gauge, and for an advertisement that was shown. */
    entryId: ofEntry('entry_id'),
  },
  (t) => [
    check('chapter_rental_method_known', oneOf(t.method, rentWithMethods)),
    check('chapter_rental_edition_known', oneOf(t.edition, editionIds)),
    check('chapter_rental_lasts', sql`ends_at > rented_at`),
    check(
      'chapter_rental_paid',
      sql`case method when 'rent-with-gauge' then entry_id is null
        when 'rent-with-ads' then true else entry_id is not null end`,
    ),
    index('chapter_rental_of_title').on(t.walletId, t.contentId, t.endsAt),
    index('chapter_rental_entry').on(t.entryId),
  ],
);

/** When the gauge of a title was used last; it fills from then on. */
export const gaugeUse = pgTable(
  'gauge_use',
  {
    walletId: ofWallet(),
    contentId: ofContent(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.walletId, t.contentId] })],
);
