import { eq } from 'drizzle-orm';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { member } from '#db/schema/account/access.ts';
import { Answer } from '#http/answer/answer.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { queueMail } from '#modules/account/mails/queue-mail.ts';
import { orEmailTaken } from '#modules/account/or-email-taken.ts';
import {
  forgetCertifiedEmail,
  takeCertifiedEmail,
} from '#modules/account/sign-up/certified-email.ts';

/**
 * Makes the email that this browser certified the account's, and tells the one before. Where that
 * fails the browser can go on with what it certified.
 * @throws ApiFailure 403 for one that it did not certify; 409 where another account has it
 */
export async function putEmail(
  context: RequestContext,
  memberId: string,
  email: string,
  caller: Pick<Caller, 'cookies' | 'client'>,
): Promise<Answer<null>> {
  const checked = checkEmail(email);
  if (!checked.ok) throw badRequest(`email: ${checked.reason}`);
  await orEmailTaken(() =>
    inUnit(context, async (unit) => {
      await takeCertifiedEmail(unit, caller, checked.value);
      const ofMember = eq(member.id, memberId);
      const [before] = await unit.db
        .select({ email: member.email })
        .from(member)
        .where(ofMember)
        .for('update');
      await unit.db.update(member).set({ email: checked.value }).where(ofMember);
      const to = before?.email;
      if (to) await queueMail(unit, caller.client, { topic: 'emailChanged', to });
    }),
  );
  return new Answer(null, { cookies: [forgetCertifiedEmail] });
}
