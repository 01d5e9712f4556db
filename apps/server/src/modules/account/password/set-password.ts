import { and, eq } from 'drizzle-orm';
import { member } from '#db/schema/account/access.ts';
import type { Client } from '#http/request/client-headers.ts';
import type { UnitContext } from '#http/request-context.ts';
import { queueMail } from '#modules/account/mails/queue-mail.ts';
import { endAccess } from '#modules/account/sessions/end-sessions.ts';

type Change = {
  readonly memberId: string;
  /** What `hashPassword` made, before the unit began: it takes a while. */
  readonly passwordHash: string;
  /** Without it whatever password was before is replaced. */
  readonly replaces?: string;
};

/**
 * Sets a password; every session of the member ends, and so does what was mailed for a new one. The
 * member is told by mail, should it have been somebody else. False, and nothing done, where it does
 * not replace what it should.
 */
export async function setPassword(
  unit: UnitContext,
  client: Pick<Client, 'locale'>,
  { memberId, passwordHash, replaces }: Change,
): Promise<boolean> {
  const { db, now } = unit;
  const isReplaced = replaces === undefined ? undefined : eq(member.passwordHash, replaces);
  const [changed] = await db
    .update(member)
    .set({ passwordHash, passwordChangedAt: now(), passwordPostponedAt: null })
    .where(and(eq(member.id, memberId), isReplaced))
    .returning({ email: member.email });
  if (changed === undefined) return false;
  await endAccess(db, memberId);
  const { email } = changed;
  if (email !== null) await queueMail(unit, client, { topic: 'passwordChanged', to: email });
  return true;
}
