import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm';
import { dormantSince } from '@hanji/domain/account/account-lifetimes.ts';
import type { Transaction } from '#db/executor.ts';
import { member, session } from '#db/schema/account/access.ts';

/**
 * Makes the accounts dormant of whom nobody has seen for a year: no sign-in, and no session that was
 * used. Their sessions end; a sign-in reactivates them. A guest's account is its device's and stays.
 */
export async function markDormant(tx: Transaction, now: Date): Promise<number> {
  const since = dormantSince(now);
  const seen = tx
    .select({ memberId: session.memberId })
    .from(session)
    .where(and(eq(session.memberId, member.id), gt(session.lastSeenAt, since)));
  const dormantMembers = await tx
    .update(member)
    .set({ dormantAt: now })
    .where(
      and(
        lte(member.lastSignedInAt, since),
        eq(member.guest, false),
        isNull(member.dormantAt),
        isNull(member.deletionAskedAt),
        not(exists(seen)),
      ),
    )
    .returning({ id: member.id });
  const dormant = tx.select({ id: member.id }).from(member).where(isNotNull(member.dormantAt));
  await tx.delete(session).where(inArray(session.memberId, dormant));
  return dormantMembers.length;
}
