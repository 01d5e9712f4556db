import { and, asc, eq, exists, gt, lte, not, or } from 'drizzle-orm';
import { abandonedSince, deletedSince } from '@hanji/domain/account/account-lifetimes.ts';
import type { Executor } from '#db/executor.ts';
import { member, session } from '#db/schema/account/access.ts';
import { forgetMember } from '#modules/readers/forget-member.ts';

/** So few that a job is done within its time; the next one goes on. */
const mostAtOnce = 1000;

/**
 * Deletes the accounts whose members asked for it seven days ago, and those of guests whose device
 * has no way back, each by itself: one that cannot be deleted keeps none of the others.
 * @throws AggregateError with what went wrong, after all were tried
 */
export async function forgetMembers(db: Executor, now: Date, signal: AbortSignal): Promise<void> {
  const holding = db
    .select({ memberId: session.memberId })
    .from(session)
    .where(and(eq(session.memberId, member.id), gt(session.expiresAt, now)));
  const isAbandoned = and(
    eq(member.guest, true),
    lte(member.lastSignedInAt, abandonedSince(now)),
    not(exists(holding)),
  );
  const due = await db
    .select({ id: member.id })
    .from(member)
    .where(or(lte(member.deletionAskedAt, deletedSince(now)), isAbandoned))
    .orderBy(asc(member.deletionAskedAt), asc(member.lastSignedInAt))
    .limit(mostAtOnce);
  const failures: unknown[] = [];
  for (const { id } of due) {
    if (signal.aborted) break;
    await forgetMember(db, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every member was forgotten');
}
