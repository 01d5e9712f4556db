import type { AuthenticationResult, DormantCheck } from '@hanji/contract/entities/member.ts';
import { Answer } from '#http/answer/answer.ts';
import type { CallRequest, Handlers } from '#http/calls/call-handler.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { inPasswordTurn } from '#modules/account/credentials/password-hash.ts';
import { handOutKeys } from '#modules/account/credentials/rsa-keys.ts';
import {
  noSessionCookie,
  openSession,
  type OpenedSession,
} from '#modules/account/sessions/open-session.ts';
import { memberOf } from '#modules/account/member-of.ts';
import { checkCredentials, lockChecked } from './check-credentials.ts';
import { makeDormantCheck, restAccount, wakeAccount } from './dormant.ts';

export function answerSignedIn({ result, cookie }: OpenedSession): Answer<AuthenticationResult> {
  return new Answer(result, { cookies: [cookie] });
}

/** Only who knows the password of a dormant account learns that it is one. */
async function signIn(
  context: RequestContext,
  request: CallRequest<'signIn'>,
): Promise<OpenedSession> {
  const { body, ip } = request;
  const account = await checkCredentials(context, { ...body, ip, purpose: 'LOGIN' });
  if (account.dormantAt !== null) throw new ApiFailure(410, 'accountDormant');
  return inUnit(context, async (unit) => {
    await lockChecked(unit, account);
    return openSession(unit, account.id, request, { stayLogged: body.stayLogged === 'Y' });
  });
}

async function checkDormant(
  context: RequestContext,
  { body, ip }: CallRequest<'checkDormantPassword'>,
): Promise<DormantCheck> {
  const sent = { ...body, ip, purpose: 'CHECK_PASSWORD' } as const;
  const account = await checkCredentials(context, sent, ({ dormantAt }) => dormantAt !== null);
  return inUnit(context, async (unit) => {
    await lockChecked(unit, account);
    return makeDormantCheck(unit, account.id, { stayLogged: body.stayLogged === 'Y' });
  });
}

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
      answerSignedIn(await wakeAccount(context, request.body, request)),
    switchMemberToDormant: async ({ reader }) => {
      await restAccount(context, memberOf({ reader }));
      return new Answer(null, { cookies: [noSessionCookie] });
    },
  };
}
