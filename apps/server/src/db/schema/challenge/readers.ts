import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ChallengeLocator } from '@hanji/contract/entities/challenge.ts';
import { moment } from '#db/schema/columns.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { challengeChapter } from './chapter.ts';
import { challengeTitle } from './title.ts';

function ofReader() {
  return bigint('reader_id', { mode: 'number' })
    .notNull()
    .references(() => reader.id, { onDelete: 'restrict' });
}

function ofContent() {
  return integer('content_id')
    .notNull()
    .references(() => challengeTitle.id, { onDelete: 'restrict' });
}

function ofChapter(name: string) {
  return integer(name)
    .notNull()
    .references(() => challengeChapter.id, { onDelete: 'restrict' });
}

/** What a member subscribes to. A trigger counts them. */
export const challengeSubscription = pgTable(
  'challenge_subscription',
  {
    readerId: ofReader(),
    contentId: ofContent(),
    subscribedAt: moment('subscribed_at').notNull(),
    /** When the member last opened the title: chapters that came since are new to them. */
    visitedAt: moment('visited_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.contentId] }),
    index('challenge_subscription_of_title').on(t.contentId, t.subscribedAt),
    index('challenge_subscription_day').on(t.subscribedAt),
  ],
);

/** Where a reader was last in a title. */
export const challengeReading = pgTable(
  'challenge_reading',
  {
    readerId: ofReader(),
    contentId: ofContent(),
    lastChapterId: ofChapter('last_chapter_id'),
    /** The version that the locator is of. */
    lastVersion: text('last_version').notNull(),
    /** Null where nothing told how far. */
    lastLocator: jsonb('last_locator').$type<ChallengeLocator>(),
    lastReadAt: moment('last_read_at').notNull(),
    /** Taken from the history by its reader, until they read on; the place is kept. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.contentId] }),
    index('challenge_reading_recent').on(t.readerId, t.lastReadAt, t.contentId),
  ],
);

/**
 * Who opened a chapter on a day of the edition: each reader once. A few days of them are kept, until
 * they are counted for good; `challengeDay` has the figures.
 */
export const challengeView = pgTable(
  'challenge_view',
  {
    day: date('day').notNull(),
    contentId: ofContent(),
    chapterId: ofChapter('chapter_id'),
    readerId: ofReader(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.contentId, t.chapterId, t.readerId] }),
    index('challenge_view_reader').on(t.readerId),
  ],
);

/** What a title had on a day of the edition: what rankings and creators' figures are made of. */
export const challengeDay = pgTable(
  'challenge_day',
  {
    contentId: ofContent(),
    day: date('day').notNull(),
    /** Readers who opened any of its chapters. */
    views: integer('views').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    /** Members who commented. */
    comments: integer('comments').notNull().default(0),
    subscribers: integer('subscribers').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.day] }), index('challenge_day_day').on(t.day)],
);

/** The rankings of a day as they were shown, with the figure that gave each rank. */
export const challengeRanking = pgTable(
  'challenge_ranking',
  {
    day: date('day').notNull(),
    /** A ranking type and an order, with a dash between. */
    ranking: text('ranking').notNull(),
    rank: integer('rank').notNull(),
    contentId: ofContent(),
    score: bigint('score', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.ranking, t.rank] }),
    index('challenge_ranking_title').on(t.contentId, t.day.desc().nullsFirst()),
  ],
);
