import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { policyTypes, type PolicyType } from '@hanji/contract/help-vocabulary.ts';
import {
  consentTypes,
  loginTypes,
  rsaPurposes,
  type ConsentType,
  type Locale,
  type LoginType,
  type RsaPurpose,
} from '@hanji/contract/vocabulary.ts';
import { member } from './access.ts';
import { bytes, moment } from '#db/schema/columns.ts';
import { oneOf } from '#db/schema/one-of.ts';

/** A pair of keys under which passwords travel; the newest is handed out. */
export const rsaKey = pgTable('rsa_key', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** PKCS#8, as DER. */
  privateKey: bytes('private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What a password is sent with; the row goes with its first use. */
export const rsaSessionKey = pgTable(
  'rsa_session_key',
  {
    keyHash: bytes('key_hash').primaryKey(),
    rsaKeyId: uuid('rsa_key_id')
      .notNull()
      .references(() => rsaKey.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<RsaPurpose>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    check('rsa_session_key_purpose_known', oneOf(t.purpose, rsaPurposes)),
    index('rsa_session_key_expires').on(t.expiresAt),
  ],
);

/** How often something failed under a digest of who tried what; goes when it is old. */
export const attempt = pgTable(
  'attempt',
  {
    keyHash: bytes('key_hash').primaryKey(),
    failures: integer('failures').notNull(),
    /** Of the last failure, but for less than the time in which one is forgotten. */
    lastFailedAt: moment('last_failed_at').notNull(),
    /** Before this nothing is tried. */
    retryAt: moment('retry_at').notNull(),
  },
  (t) => [index('attempt_last_failed').on(t.lastFailedAt)],
);

/** Kinds of what is handed out once, and taken back once within its time. */
export const oneTimeKinds = [
  'certifiedEmail',
  'passwordReset',
  'dormantCheck',
  'externalFlow',
  'externalIdentity',
  'certification',
  'previousAccount',
] as const;
export type OneTimeKind = (typeof oneTimeKinds)[number];

/** A token that works once: its SHA-256, and what the service remembers under it. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    kind: text('kind').$type<OneTimeKind>().notNull(),
    /** Of the member whom it is about; all of them go with the account. */
    memberId: uuid('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** JSON, as the module that made it wants it. */
    data: text('data').notNull().default('{}'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    check('one_time_token_kind_known', oneOf(t.kind, oneTimeKinds)),
    index('one_time_token_member').on(t.memberId),
    index('one_time_token_expires').on(t.expiresAt),
  ],
);

/** The code that was mailed last to an address for a browser; another one takes its place. */
export const verificationCode = pgTable(
  'verification_code',
  {
    /** A keyed digest of the address, in lower case, and the browser that asked. */
    emailHash: bytes('email_hash').primaryKey(),
    /** A keyed digest of both and the code. */
    codeHash: bytes('code_hash').notNull(),
    sentAt: moment('sent_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [index('verification_code_sent').on(t.sentAt)],
);

/** A way in by a provider. The row stays when it is disconnected: it cannot be connected again. */
export const externalLogin = pgTable(
  'external_login',
  {
    loginType: text('login_type').$type<LoginType>().notNull(),
    /** Whom the provider means. */
    subject: text('subject').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull().defaultNow(),
    disconnectedAt: moment('disconnected_at'),
  },
  (t) => [
    primaryKey({ columns: [t.loginType, t.subject] }),
    index('external_login_member').on(t.memberId),
    check('external_login_type_known', oneOf(t.loginType, loginTypes)),
  ],
);

/** A policy in one version and language; versions are compared by when they were published. */
export const policy = pgTable(
  'policy',
  {
    type: text('type').$type<PolicyType>().notNull(),
    version: text('version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.version, t.locale] }),
    check('policy_type_known', oneOf(t.type, policyTypes)),
  ],
);

/** What a member said to a policy, and when; the newest counts, none is changed. */
export const consent = pgTable(
  'consent',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'restrict' }),
    type: text('type').$type<ConsentType>().notNull(),
    version: text('version').notNull(),
    agreed: boolean('agreed').notNull(),
    saidAt: moment('said_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.type, t.saidAt] }),
    check('consent_type_known', oneOf(t.type, consentTypes)),
  ],
);

/** Mails of a service without a mail server, for the page that shows them. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('outbox_mail_created').on(sql`${t.createdAt} desc`)],
);
