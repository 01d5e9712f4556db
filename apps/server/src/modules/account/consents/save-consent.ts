import { eq } from 'drizzle-orm';
import { member } from '#db/schema/account/access.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { answersOf, saveAnswers, type Answers } from './answers.ts';
import { mobileOf } from './mobile.ts';

/** What a member says now: to what is optional, nothing unless it is sent. */
function answersIn({ body }: CallRequest<'saveConsent'>): Answers {
  const { terms_of_use, privacy_policy } = answersOf(body);
  return {
    terms_of_use,
    privacy_policy,
    ...(body.allowedMarketingNotification !== undefined && {
      marketing_notification: body.allowedMarketingNotification,
    }),
    ...(body.allowedAdvertisement !== undefined && { advertisement: body.allowedAdvertisement }),
  };
}

/**
 * Takes what a member agrees to, in the versions that hold now.
 * @throws ApiFailure 400 where a required consent is missing, or for what is no mobile number
 */
export async function saveConsent(
  context: RequestContext,
  request: CallRequest<'saveConsent'>,
): Promise<null> {
  const memberId = memberOf(request);
  const answers = answersIn(request);
  const cellPhone = mobileOf(request.body, { required: false });
  await inUnit(context, async (unit) => {
    await saveAnswers(unit, memberId, answers);
    // An empty one is none that was given, and takes none away.
    if (cellPhone === null) return;
    await unit.db.update(member).set({ cellPhone }).where(eq(member.id, memberId));
  });
  return null;
}
