import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import { bytes, moment } from '#db/schema/columns.ts';

/** A person with an account; `guest` is an account of a device. */
export const member = pgTable(
  'member',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    guest: boolean('guest').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** As it was entered; two that differ only in their case are one. */
    email: text('email'),
    nickname: text('nickname').notNull().default(''),
    /** Argon2id, with its parameters; null where a provider alone knows the member. */
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    /** From when the six months of the password-change campaign count, where it was put off. */
    passwordPostponedAt: moment('password_postponed_at'),
    avatarKey: text('avatar_key'),
    cellPhone: text('cell_phone'),
    /** The language that mails are written in. */
    locale: text('locale').$type<Locale>(),
    emailNotify: boolean('email_notify').notNull().default(false),
    acceptMature: boolean('accept_mature').notNull().default(false),
    adultCertifiedAt: moment('adult_certified_at'),
    lastSignedInAt: moment('last_signed_in_at').notNull().defaultNow(),
    /** The account is dormant: it is reactivated before anything else. */
    dormantAt: moment('dormant_at'),
    /** Its member asked for it to be deleted; nobody signs in any more. */
    deletionAskedAt: moment('deletion_asked_at'),
    deletionReason: text('deletion_reason'),
  },
  (t) => [
    uniqueIndex('member_email').on(sql`lower(${t.email})`),
    index('member_last_signed_in').on(t.lastSignedInAt),
    index('member_deletion_asked')
      .on(t.deletionAskedAt)
      .where(sql`deletion_asked_at is not null`),
  ],
);

/** A signed-in session; only the SHA-256 of its token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** What its member names it by; the token is nobody's to see. */
    id: uuid('id').notNull().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Outlives the browser's own session. */
    stayLogged: boolean('stay_logged').notNull().default(false),
    /** What the browser said of itself, in few words: Chrome, Android. */
    device: text('device').notNull().default(''),
  },
  (t) => [index('session_member').on(t.memberId), uniqueIndex('session_id').on(t.id)],
);

/** Keys that all processes of one service share: signing of addresses, digests of uids. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
});
