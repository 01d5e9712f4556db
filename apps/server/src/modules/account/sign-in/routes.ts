import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { inPasswordTurn } from '#modules/account/credentials/password-hash.ts';
import { handOutKeys } from '#modules/account/credentials/rsa-keys.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { answerSignedIn } from '#modules/account/sessions/answer-signed-in.ts';
import { noSessionCookie } from '#modules/account/sessions/open-session.ts';
import { checkDormant, makeDormant, reactivateAccount } from './dormant.ts';
import { signIn } from './sign-in.ts';

type SignInHandlers = Pick<
  Handlers,
  | 'getRsaKeys'
  | 'signIn'
  | 'checkDormantPassword'
  | 'switchDormantToMember'
  | 'switchMemberToDormant'
>;

export function signInHandlers(context: RequestContext): SignInHandlers {
  return {
    getRsaKeys: async ({ params }) =>
      new Answer(await handOutKeys(context, params.purpose), { cachePolicy: 'never' }),
    signIn: async (request) =>
      answerSignedIn(await inPasswordTurn(request.ip, () => signIn(context, request))),
    checkDormantPassword: (request) =>
      inPasswordTurn(request.ip, () => checkDormant(context, request)),
    switchDormantToMember: async (request) =>
      answerSignedIn(await reactivateAccount(context, request.body, request)),
    switchMemberToDormant: async (request) => {
      await makeDormant(context, memberOf(request));
      return new Answer(null, { cookies: [noSessionCookie] });
    },
  };
}
