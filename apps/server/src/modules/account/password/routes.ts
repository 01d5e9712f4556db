import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { inPasswordTurn } from '#modules/account/credentials/password-hash.ts';
import { answerSignedIn } from '#modules/account/sessions/answer-signed-in.ts';
import { changePassword } from './change-password.ts';
import { postponeExpiration } from './postpone-expiration.ts';

type PasswordHandlers = Pick<Handlers, 'changePassword' | 'postponePasswordExpiration'>;

export function passwordHandlers(context: RequestContext): PasswordHandlers {
  return {
    changePassword: async (request) =>
      answerSignedIn(await inPasswordTurn(request.ip, () => changePassword(context, request))),
    postponePasswordExpiration: (request) => postponeExpiration(context, memberOf(request)),
  };
}
