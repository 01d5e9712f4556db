import { saveAnswers } from '#modules/account/consents/answers.ts';
import type { PolicyPlace } from '#modules/account/consents/queries.ts';

/** Notes what a member says to marketing, in the version of the policy that holds now. */
export async function putMarketInfoAgree(
  place: PolicyPlace,
  memberId: string,
  value: 'Y' | 'N',
): Promise<null> {
  await saveAnswers(place, memberId, { marketing_notification: value });
  return null;
}
