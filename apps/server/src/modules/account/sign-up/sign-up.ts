import type { AuthenticationResult } from '@hanji/contract/entities/member.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { checkSignUpNickname } from '@hanji/domain/forms/profile.ts';
import { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { answersOf } from '#modules/account/consents/answers.ts';
import { mobileOf } from '#modules/account/consents/mobile.ts';
import { hashNewPassword } from '#modules/account/credentials/new-password.ts';
import { orEmailTaken } from '#modules/account/or-email-taken.ts';
import { openSession } from '#modules/account/sessions/open-session.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { assertCertified, forgetCertifiedEmail, takeCertifiedEmail } from './certified-email.ts';
import { openAccount } from './open-account.ts';

type Request = CallRequest<'signUp'>;

/** What a form brings, by the rules of its fields (reading-service, section 5). */
function readForm({ origin }: RequestContext, { body }: Request) {
  const email = checkEmail(body.email);
  if (!email.ok) throw badRequest(`body.email: ${email.reason}`);
  const nickname = checkSignUpNickname(body.nickname, email.value);
  if (!nickname.ok) throw badRequest(`body.nickname: ${nickname.reason}`);
  return {
    email: email.value,
    nickname: nickname.value,
    cellPhone: mobileOf(body, { required: editionFacts(origin.edition).asksMobile }),
    answers: answersOf(body),
  };
}

/**
 * Opens an account for the email that this browser has certified, and signs in.
 * @throws ApiFailure 400 for a form that does not hold, 403 for an email that is not certified,
 * 409 for one that has an account
 */
export async function signUp(
  context: RequestContext,
  request: Request,
): Promise<Answer<AuthenticationResult>> {
  const form = readForm(context, request);
  // Nobody has a password hashed who could not open an account.
  await assertCertified(context, request);
  const sent = { ...request.body, purpose: 'SIGN_UP' } as const;
  const passwordHash = await hashNewPassword(context, request.ip, sent);
  const { result, cookie } = await orEmailTaken(() =>
    inUnit(context, async (unit) => {
      await takeCertifiedEmail(unit, request, form.email);
      const account = { ...form, passwordHash, passwordChangedAt: context.now() };
      const memberId = await openAccount(unit, request, account);
      return openSession(unit, memberId, request, { stayLogged: false });
    }),
  );
  return new Answer(result, { cookies: [forgetCertifiedEmail, cookie] });
}
