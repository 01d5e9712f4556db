import { and, desc, eq, gt, not } from 'drizzle-orm';
import type { SignedInDevice } from '@hanji/contract/entities/member.ts';
import { session } from '#db/schema/account/access.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { endSubscriptions } from '#modules/push/end-subscriptions.ts';
import { isOwn } from './end-sessions.ts';
import type { SignedIn } from '#modules/account/signed-in.ts';

type Place = Pick<RequestContext, 'db' | 'now'>;

/** Where a member is signed in: the own session first, then those that were used last. */
export async function listDevices({ db, now }: Place, reader: SignedIn): Promise<SignedInDevice[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.memberId, reader.memberId), gt(session.expiresAt, now())))
    .orderBy(desc(isOwn(reader)), desc(session.lastSeenAt), session.id);
  return rows.map(({ id, tokenHash, device, createdAt, lastSeenAt }) => ({
    id,
    current: Buffer.from(tokenHash).toString('hex') === reader.sessionDigest,
    device,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/**
 * Ends another session of a member; the own one ends by signing out.
 * @throws ApiFailure 404 where the member has no other of this id
 */
export async function endDevice({ db }: Place, reader: SignedIn, id: string): Promise<void> {
  const isOthers = and(eq(session.id, id), eq(session.memberId, reader.memberId));
  const [ended] = await db
    .delete(session)
    .where(and(isOthers, not(isOwn(reader))))
    .returning({ sessionHash: session.tokenHash });
  if (ended === undefined) throw new ApiFailure(404, 'deviceNotFound');
  await endSubscriptions(db, ended);
}
