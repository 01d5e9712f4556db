import { and, eq } from 'drizzle-orm';
import { member } from '#db/schema/access.ts';
import type { UnitContext } from '#http/request-context.ts';
import { endAccess } from '#modules/account/sessions/end-sessions.ts';

type Change = {
  readonly memberId: string;
  /** What `hashPassword` made, before the unit began: it takes a while. */
  readonly passwordHash: string;
  /** Without it whatever password was before is replaced. */
  readonly replaces?: string;
};

/**
 * Sets a password; every session of the member ends, and so does what was mailed for a new one.
 * False, and nothing done, where it does not replace what it should.
 */
export async function setPassword(
  { db, now }: UnitContext,
  { memberId, passwordHash, replaces }: Change,
): Promise<boolean> {
  const isReplaced = replaces === undefined ? undefined : eq(member.passwordHash, replaces);
  const { rowCount } = await db
    .update(member)
    .set({ passwordHash, passwordChangedAt: now(), passwordPostponedAt: null })
    .where(and(eq(member.id, memberId), isReplaced));
  if (rowCount === 0) return false;
  await endAccess(db, memberId);
  return true;
}
