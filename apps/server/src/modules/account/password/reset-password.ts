import { z } from 'zod';
import type { CallRequest, Handlers } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { hashNewPassword } from '#modules/account/credentials/new-password.ts';
import { askForMail } from '#modules/account/mails/ask-for-mail.ts';
import { findAccount } from '#modules/account/sign-in/check-credentials.ts';
import { isOneTimeTokenGood, takeOneTimeToken } from '#modules/account/tokens/one-time-token.ts';
import { setPassword } from './set-password.ts';

/** What `sendMail` notes with a link: the address that it is mailed to. */
const mailed = z.object({ email: z.string() });

type Request = CallRequest<'resetPassword'>;

function linkExpired(): ApiFailure {
  return new ApiFailure(410, 'resetLinkExpired');
}

/**
 * Sets a new password by the mailed link, once: of a member without one too, and of a dormant one,
 * whom a sign-in reactivates afterwards. Whatever let somebody in before ends, and the member is told.
 * @throws ApiFailure 400 for what is no password, 410 for a link that holds no longer
 */
async function resetPassword(context: RequestContext, request: Request): Promise<null> {
  const { token } = request.body;
  // Nobody has a password hashed who could not set one.
  if (!(await isOneTimeTokenGood(context, 'passwordReset', token))) throw linkExpired();
  const sent = { ...request.body, purpose: 'RESET_PASSWORD' } as const;
  const passwordHash = await hashNewPassword(context, request.ip, sent);
  await inUnit(context, async (unit) => {
    const taken = await takeOneTimeToken(unit, 'passwordReset', token, mailed);
    const account = taken === null ? null : await findAccount(unit.db, taken.data.email);
    // The account may have another address by now, or await its deletion.
    const isWhose = account?.id === taken?.memberId && account?.deletionAskedAt === null;
    if (account === null || !isWhose) throw linkExpired();
    await setPassword(unit, request.client, { memberId: account.id, passwordHash });
  });
  return null;
}

export function passwordResetHandlers(
  context: RequestContext,
): Pick<Handlers, 'findPassword' | 'resetPassword'> {
  return {
    findPassword: (request) =>
      askForMail(context, request, { topic: 'passwordReset', to: request.query.email }),
    resetPassword: (request) => resetPassword(context, request),
  };
}
