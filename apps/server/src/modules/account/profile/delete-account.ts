import { eq } from 'drizzle-orm';
import { checkDeletionReason } from '@hanji/domain/forms/profile.ts';
import { member } from '#db/schema/account/access.ts';
import { Answer } from '#http/answer/answer.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { endAccess } from '#modules/account/sessions/end-sessions.ts';
import { noSessionCookie } from '#modules/account/sessions/open-session.ts';

/**
 * Takes the word of a member that the account is to be deleted. From then on it has no session and
 * takes none; a job forgets it when its time has come.
 * @throws ApiFailure 400 without a reason
 */
export async function deleteAccount(
  context: RequestContext,
  memberId: string,
  reason: string,
): Promise<Answer<null>> {
  const checked = checkDeletionReason(reason, { active: true });
  if (!checked.ok) throw badRequest(`reason: ${checked.reason}`);
  await inUnit(context, async ({ db }) => {
    const asked = { deletionAskedAt: context.now(), deletionReason: checked.value };
    await db.update(member).set(asked).where(eq(member.id, memberId));
    await endAccess(db, memberId);
  });
  return new Answer(null, { cookies: [noSessionCookie] });
}
