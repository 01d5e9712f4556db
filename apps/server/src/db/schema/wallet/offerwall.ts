import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  conversionStates,
  offerPartners,
  type ConversionState,
  type OfferPartner,
} from '@hanji/contract/offerwall-vocabulary.ts';
import { member } from '#db/schema/account/access.ts';
import { moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';
import { ledgerEntry, wallet } from './wallet.ts';

/** By which a partner knows a member: another for each partner, and drawn, so that it tells nothing. */
export const offerUser = pgTable(
  'offer_user',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    partner: text('partner').$type<OfferPartner>().notNull(),
    key: uuid('key').notNull().unique().defaultRandom(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.partner] }),
    check('offer_user_partner_known', oneOf(t.partner, offerPartners)),
  ],
);

/** Points of a card that a member converts to coins, one after the other. */
export const pointConversion = pgTable(
  'point_conversion',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    state: text('state').$type<ConversionState>().notNull().default('open'),
    /** What it came to, as the partner said. */
    points: integer('points'),
    coins: integer('coins'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    check('point_conversion_state_known', oneOf(t.state, conversionStates)),
    check('point_conversion_granted', sql`(state = 'granted') = (coins is not null)`),
    uniqueIndex('point_conversion_open')
      .on(t.memberId)
      .where(sql`state = 'open'`),
    index('point_conversion_of_member').on(t.memberId),
  ],
);

/** Coins that a partner has granted, each of its transactions once. Books outlive members. */
export const offerReward = pgTable(
  'offer_reward',
  {
    partner: text('partner').$type<OfferPartner>().notNull(),
    /** By which the partner names it. */
    transactionId: text('transaction_id').notNull(),
    walletId: integer('wallet_id')
      .notNull()
      .references(() => wallet.id),
    conversionId: uuid('conversion_id').references(() => pointConversion.id, {
      onDelete: 'set null',
    }),
    coins: integer('coins').notNull(),
    at: moment('at').notNull(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => ledgerEntry.id),
  },
  (t) => [
    primaryKey({ columns: [t.partner, t.transactionId] }),
    check('offer_reward_partner_known', oneOf(t.partner, offerPartners)),
    check('offer_reward_coins', sql`coins > 0`),
    uniqueIndex('offer_reward_of_conversion').on(t.conversionId),
  ],
);
