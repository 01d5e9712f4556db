import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { session } from '#db/schema/account/access.ts';
import type { Reader } from '#http/request/reader.ts';
import { dropOneTimeTokens } from '#modules/account/tokens/one-time-token.ts';
import type { SignedIn } from '#modules/account/signed-in.ts';

/** The session by which somebody calls. */
export function isOwn({ sessionDigest }: SignedIn): SQL {
  return eq(session.tokenHash, Buffer.from(sessionDigest, 'hex'));
}

/** Ends the session of whoever calls; without one nothing changes. */
export async function endOwnSession(db: Executor, reader: Reader): Promise<void> {
  if (reader.kind !== 'visitor') await db.delete(session).where(isOwn(reader));
}

export async function endOtherSessions(db: Executor, reader: SignedIn): Promise<void> {
  const own = Buffer.from(reader.sessionDigest, 'hex');
  await db
    .delete(session)
    .where(and(eq(session.memberId, reader.memberId), ne(session.tokenHash, own)));
}

/**
 * Ends whatever lets somebody in by credentials that hold no more: every session of a member, and
 * the tokens that reactivate the account or set its password. For a new password, for an account that
 * becomes dormant, and for one that awaits its deletion.
 */
export async function endAccess(db: Executor, memberId: string): Promise<void> {
  await db.delete(session).where(eq(session.memberId, memberId));
  await dropOneTimeTokens(db, memberId, ['dormantCheck', 'passwordReset']);
}
