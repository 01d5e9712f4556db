import { hash, randomBytes } from 'node:crypto';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { member, session } from '@hanji/server/db/schema/account/access.ts';
import { consent, externalLogin } from '@hanji/server/db/schema/account/credentials.ts';
import { standardVersion } from '@hanji/server/modules/account/consents/standard-policies.ts';
import { addMember, testPassword } from '@hanji/server/modules/account/testing/add-member.ts';
import { eq } from 'drizzle-orm';
import { database } from './database.ts';

/** What everybody here signs in with who has not chosen another one. */
export const firstPassword = testPassword;

export type Account = { readonly id: string; readonly email: string; readonly nickname: string };

type AccountState = {
  /** What is stored otherwise than of somebody who has just signed up. */
  readonly columns?: Partial<typeof member.$inferInsert>;
  /** The version of the terms that was agreed to. */
  readonly agreedTo?: string;
  /** By whom the account's owner can sign in as well. */
  readonly login?: { readonly type: LoginType; readonly name: string };
};

const agreed = ['terms_of_use', 'privacy_policy'] as const;

/** Somebody with an account of their own. */
export async function addAccount({
  columns = {},
  agreedTo = standardVersion,
  login,
}: AccountState = {}): Promise<Account> {
  const db = database();
  const now = new Date();
  const current = { passwordChangedAt: now, lastSignedInAt: now, nickname: 'Haneul' };
  const { id, email, nickname } = await addMember(db, { ...current, ...columns });
  await db
    .insert(consent)
    .values(agreed.map((type) => ({ memberId: id, type, version: agreedTo, agreed: true })));
  if (login) {
    const { type: loginType, name: subject } = login;
    await db.insert(externalLogin).values({ loginType, subject, memberId: id });
  }
  return { id, email, nickname };
}

/** So many months before now. */
export function monthsAgo(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

/** An address that nobody has an account for. */
export function newEmail(): string {
  return `${randomBytes(6).toString('hex')}@reader.example`;
}

/** A name that the stand-in for providers has not heard. */
export function newName(): string {
  return `n${randomBytes(6).toString('hex')}`;
}

/** As signing in does: the token is the browser's, its digest the database's. */
export async function openSession(memberId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = Buffer.from(hash('sha256', token, 'hex'), 'hex');
  const expiresAt = new Date(Date.now() + 86_400_000);
  await database().insert(session).values({ tokenHash, memberId, expiresAt });
  return token;
}

/** Ends a member's sessions, as another device does. */
export async function endSessions(memberId: string): Promise<void> {
  await database().delete(session).where(eq(session.memberId, memberId));
}

/** What is stored of a member now. */
export async function storedMember(memberId: string): Promise<typeof member.$inferSelect> {
  const [found] = await database().select().from(member).where(eq(member.id, memberId));
  if (!found) throw new Error('there is no such member');
  return found;
}
