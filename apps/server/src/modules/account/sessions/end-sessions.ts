import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { session } from '#db/schema/account/access.ts';
import type { Reader } from '#http/request/reader.ts';
import { endSubscriptions } from '#modules/push/end-subscriptions.ts';
import { dropOneTimeTokens } from '#modules/account/tokens/one-time-token.ts';
import type { SignedIn } from '#modules/account/signed-in.ts';

function hashOf({ sessionDigest }: SignedIn): Uint8Array {
  return Buffer.from(sessionDigest, 'hex');
}

/** The session by which somebody calls. */
export function isOwn(reader: SignedIn): SQL {
  return eq(session.tokenHash, hashOf(reader));
}

/** Ends the session of whoever calls; without one nothing changes. */
export async function endOwnSession(db: Executor, reader: Reader): Promise<void> {
  if (reader.kind === 'visitor') return;
  await db.delete(session).where(isOwn(reader));
  await endSubscriptions(db, { sessionHash: hashOf(reader) });
}

export async function endOtherSessions(db: Executor, reader: SignedIn): Promise<void> {
  const { memberId } = reader;
  const own = hashOf(reader);
  await db.delete(session).where(and(eq(session.memberId, memberId), ne(session.tokenHash, own)));
  await endSubscriptions(db, { memberId, but: own });
}

/**
 * Ends whatever lets somebody in by credentials that hold no more: every session of a member, what
 * their browsers are sent, and the tokens that reactivate the account or set its password. For a new password, for an account that
 * becomes dormant, and for one that awaits its deletion.
 */
export async function endAccess(db: Executor, memberId: string): Promise<void> {
  await db.delete(session).where(eq(session.memberId, memberId));
  await endSubscriptions(db, { memberId });
  await dropOneTimeTokens(db, memberId, ['dormantCheck', 'passwordReset']);
}
