import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { contestNumbers, type ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { moment } from '#db/schema/columns.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { image } from '#db/schema/works/image.ts';

/** A contest for titles of challenge. Its pages are in `writtenPage`. */
export const contest = pgTable(
  'contest',
  {
    contestNo: integer('contest_no').$type<ContestNumber>().primaryKey(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id, { onDelete: 'restrict' }),
    /** Nobody sees it before. */
    announcedAt: moment('announced_at').notNull(),
    opensAt: moment('opens_at').notNull(),
    /** The minute belongs to it whole. */
    closesAt: moment('closes_at').notNull(),
    resultAt: moment('result_at').notNull(),
    writtenBy: text('written_by').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  (t) => [
    check('contest_number', sql.raw(`contest_no in (${contestNumbers.join(', ')})`)),
    check(
      'contest_in_order',
      sql`${t.announcedAt} <= ${t.opensAt} and ${t.opensAt} < ${t.closesAt}
        and ${t.closesAt} < ${t.resultAt}`,
    ),
    check('contest_withdrawn', sql`num_nulls(withdrawn_at, withdrawn_by) in (0, 2)`),
  ],
);

function ofContest() {
  return integer('contest_no')
    .$type<ContestNumber>()
    .notNull()
    .references(() => contest.contestNo, { onDelete: 'restrict' });
}

/** A title that takes part. What its creator takes back goes; what operators put out stays. */
export const contestEntry = pgTable(
  'contest_entry',
  {
    contestNo: ofContest(),
    contentId: integer('content_id')
      .notNull()
      .references(() => challengeTitle.id, { onDelete: 'restrict' }),
    enteredAt: moment('entered_at').notNull(),
    excludedAt: moment('excluded_at'),
    excludedBy: text('excluded_by'),
    excludedReason: text('excluded_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.contestNo, t.contentId] }),
    index('contest_entry_newest').on(t.contestNo, t.enteredAt),
    index('contest_entry_content').on(t.contentId),
    check(
      'contest_entry_excluded',
      sql`num_nulls(excluded_at, excluded_by, excluded_reason) in (0, 3)`,
    ),
  ],
);

/** What the jury decided, in its order; nobody sees it before the results are out. */
export const contestAward = pgTable(
  'contest_award',
  {
    contestNo: integer('contest_no').$type<ContestNumber>().notNull(),
    sort: smallint('sort').notNull(),
    /** 1 for the highest rank. */
    place: smallint('place').notNull(),
    rank: text('rank').notNull(),
    prize: text('prize').notNull(),
    comment: text('comment').notNull(),
    judge: text('judge').notNull(),
    contentId: integer('content_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contestNo, t.sort] }),
    check('contest_award_place', sql`place > 0`),
    // Of an entry, whose contest is there.
    foreignKey({
      name: 'contest_award_entry',
      columns: [t.contestNo, t.contentId],
      foreignColumns: [contestEntry.contestNo, contestEntry.contentId],
    }).onDelete('restrict'),
    index('contest_award_title').on(t.contestNo, t.contentId),
  ],
);
