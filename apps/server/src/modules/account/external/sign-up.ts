import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { defaultNickname } from '@hanji/domain/forms/profile.ts';
import type { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { answersOf } from '#modules/account/consents/answers.ts';
import { mobileOf } from '#modules/account/consents/mobile.ts';
import { orEmailTaken } from '#modules/account/or-email-taken.ts';
import { answerSignedIn } from '#modules/account/sessions/answer-signed-in.ts';
import { findAccount } from '#modules/account/sign-in/check-credentials.ts';
import { openSession } from '#modules/account/sessions/open-session.ts';
import { openAccount } from '#modules/account/sign-up/open-account.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { addLogin, takeIdentity, type Identity } from './identity.ts';

type Call = CallRequest<'externalSignUp'>;

/**
 * What is said with the sign-up; without a word on the terms nothing is noted, and they are asked
 * for next.
 */
function answersIn({ body }: Call) {
  const { termsOfUse } = body;
  return termsOfUse === undefined ? {} : answersOf({ ...body, termsOfUse });
}

/** An email becomes the account's only where the provider has verified it, and nobody has it. */
async function freeEmail(
  context: Pick<RequestContext, 'db'>,
  { email, emailVerified }: Identity,
): Promise<string | null> {
  if (email === null || !emailVerified || !checkEmail(email).ok) return null;
  return (await findAccount(context.db, email)) === null ? email : null;
}

/**
 * Opens an account for whom a provider named, and signs in. A guest's data becomes the account's.
 * @throws ApiFailure 417 where the provider only signs in here; 409 where the identity has or had an
 * account; 410 where what was said is used or too old
 */
export async function externalSignUp(
  context: RequestContext,
  call: Call,
): Promise<Answer<AuthenticationResult>> {
  const { loginType } = call.params;
  if (!editionFacts(context.origin.edition).signsUp.includes(loginType)) {
    throw new ApiFailure(417, 'externalAccountMissing');
  }
  const answers = answersIn(call);
  const cellPhone = mobileOf(call.body, { required: false });
  const opened = await orEmailTaken(() =>
    inUnit(context, async (unit) => {
      const identity = await takeIdentity(unit, loginType, call.body.externalToken);
      const email = await freeEmail(unit, identity);
      const memberId = await openAccount(unit, call, {
        email,
        nickname: defaultNickname(identity.email ?? '') ?? '',
        cellPhone,
        answers,
      });
      await addLogin(unit, memberId, identity);
      return openSession(unit, memberId, call, { stayLogged: false });
    }),
  );
  return answerSignedIn(opened);
}
