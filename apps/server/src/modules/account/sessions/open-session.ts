import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { sessionCookie } from '@hanji/contract/headers.ts';
import { passwordCampaignDue } from '@hanji/domain/times/password-campaign.ts';
import { member, session } from '#db/schema/account/access.ts';
import type { CookieChange } from '#http/answer/cookies.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import type { UnitContext } from '#http/request-context.ts';
import { newToken, tokenDigest } from '#modules/account/tokens/opaque-token.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { isConsentNeeded } from './consent-needed.ts';
import { deviceName } from './device-name.ts';
import { endOwnSession } from './end-sessions.ts';
import { sessionEnd, sessionLifetime } from './lifetime.ts';

export type OpenedSession = {
  readonly result: AuthenticationResult;
  readonly cookie: CookieChange;
};

type MemberRow = typeof member.$inferSelect;

/** More than anybody has devices, and few enough to be listed. */
const mostSessions = 100;

/** A token that a client may also send as `authorization: Bearer`. */
export const sessionTokenType = 'bearer';

/** For answers after which the browser has no session. */
export const noSessionCookie: CookieChange = { name: sessionCookie, value: null };

/** Whether the campaign asks for another password; putting it off begins the months anew. */
export function isPasswordExpired(
  row: Pick<MemberRow, 'passwordHash' | 'passwordChangedAt' | 'passwordPostponedAt'>,
  now: Date,
): boolean {
  if (row.passwordHash === null || row.passwordChangedAt === null) return false;
  const postponed = row.passwordPostponedAt ?? row.passwordChangedAt;
  const from = new Date(Math.max(row.passwordChangedAt.getTime(), postponed.getTime()));
  return passwordCampaignDue(from, now);
}

/**
 * Signs a member in, whose credentials the caller has checked: a session with a new token, in place
 * of the one that the browser had. A guest's account that the browser was signed in to is gone with
 * it, and what it had: only a guest who signs up takes it along. The row of the member stays locked
 * until the unit ends, so that nobody signs in to an account that is made dormant meanwhile.
 * @throws ApiFailure 401 for an account that is dormant, awaits its deletion or is gone
 */
export async function openSession(
  unit: UnitContext,
  memberId: string,
  { reader, userAgent }: Pick<Caller, 'reader' | 'userAgent'>,
  { stayLogged }: { readonly stayLogged: boolean },
): Promise<OpenedSession> {
  const createdAt = unit.now();
  const [row] = await unit.db
    .update(member)
    .set({ lastSignedInAt: createdAt })
    .where(and(eq(member.id, memberId), isNull(member.dormantAt), isNull(member.deletionAskedAt)))
    .returning();
  if (row === undefined) throw new ApiFailure(401, 'signInFailed');
  // The account before its session, as where another tab makes a member of this guest.
  if (reader.kind === 'guest' && reader.memberId !== memberId) {
    await forgetGuest(unit, reader.memberId);
  }
  await endOwnSession(unit.db, reader);
  await endLeastUsed(unit, memberId);
  const token = newToken();
  await unit.db.insert(session).values({
    tokenHash: tokenDigest(token),
    memberId,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: sessionEnd({ stayLogged, createdAt }, createdAt),
    stayLogged,
    device: deviceName(userAgent),
  });
  return {
    result: {
      sessionToken: token,
      neoIdUid: null,
      userId: memberId,
      dormantStatus: false,
      passwordExpiredStatus: isPasswordExpired(row, createdAt),
      policyStatus: !row.guest && (await isConsentNeeded(unit, memberId)),
      responseTokenType: sessionTokenType,
    },
    cookie: cookieOf(token, stayLogged),
  };
}

/** Only while it is a guest's: since the request came in, another tab may have made a member of it. */
async function forgetGuest({ db }: UnitContext, guestId: string): Promise<void> {
  const [still] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, guestId), eq(member.guest, true)))
    .for('update');
  if (still !== undefined) await forgetMember(db, guestId);
}

/** Makes room for one more, where a member has very many. */
async function endLeastUsed({ db }: UnitContext, memberId: string): Promise<void> {
  const surplus = db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(eq(session.memberId, memberId))
    .orderBy(desc(session.lastSeenAt))
    .offset(mostSessions - 1);
  await db.delete(session).where(inArray(session.tokenHash, surplus));
}

/** The cookie lasts as long as a session at most; when that ends, the service knows. */
function cookieOf(token: string, stayLogged: boolean): CookieChange {
  const { longestMs } = sessionLifetime({ stayLogged });
  const cookie = { name: sessionCookie, value: token };
  return stayLogged ? { ...cookie, maxAge: longestMs / 1000 } : cookie;
}
