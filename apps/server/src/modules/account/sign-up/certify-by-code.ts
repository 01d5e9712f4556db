import { checkVerificationCode } from '@hanji/domain/forms/mail.ts';
import { Answer } from '#http/answer/answer.ts';
import type { CallRequest } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { askForMail } from '#modules/account/mails/ask-for-mail.ts';
import { askingBrowser } from './asking-browser.ts';
import { certifyEmail } from './certified-email.ts';
import { tryVerificationCode } from './verification-code.ts';

/**
 * Takes the code that was mailed: from then on this browser has certified the address.
 * @throws ApiFailure 400 for a wrong code, 410 where there is none that holds
 */
export async function takeCode(
  context: RequestContext,
  { body: { email, token }, cookies }: CallRequest<'checkVerificationCode'>,
): Promise<Answer<null>> {
  const code = checkVerificationCode(token);
  if (!code.ok) throw new ApiFailure(400, 'codeWrong', null, `body.token: ${code.reason}`);
  const { browser } = askingBrowser({ cookies });
  const outcome = await tryVerificationCode(context, { to: email, browser }, code.value);
  if (outcome === 'wrong') throw new ApiFailure(400, 'codeWrong');
  if (outcome === 'over') throw new ApiFailure(410, 'codeExpired');
  return new Answer(null, { cookies: [await certifyEmail(context, email)] });
}

/**
 * Mails a code to an address, which holds in this browser.
 * @throws ApiFailure as `askForMail`
 */
export async function sendCode(
  context: RequestContext,
  request: CallRequest<'sendVerificationCode'>,
): Promise<Answer<null>> {
  const { browser, keep } = askingBrowser(request);
  const to = request.body.email;
  await askForMail(context, request, { topic: 'verificationCode', to, browser });
  return new Answer(null, { cookies: [keep] });
}
