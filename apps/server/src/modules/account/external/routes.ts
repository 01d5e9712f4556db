import type { externalLoginCalls } from '@hanji/contract/calls/account/external-login.ts';
import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { beginFlow, callbackPath, endFlow, forgetFlow } from './flow.ts';
import { keepIdentity } from './identity.ts';
import { connectLogin, disconnectLogin } from './mapping.ts';
import { externalSignIn } from './sign-in.ts';
import { externalSignUp } from './sign-up.ts';

export function externalLoginHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof externalLoginCalls> {
  return {
    getAuthorizeUrl: async (call) => {
      const { provider } = call.params;
      const path = callbackPath(context, provider);
      const { url, cookie } = await beginFlow(context, provider, path, call);
      return new Answer(url, { cookies: [cookie] });
    },
    receiveExternalCallback: async (call) => {
      const { loginType } = call.params;
      const provided = await endFlow(context, loginType, call.body, call);
      const identity = await keepIdentity(context, loginType, provided);
      return new Answer(identity, { cookies: [forgetFlow] });
    },
    externalSignIn: (call) => externalSignIn(context, call),
    externalSignUp: (call) => externalSignUp(context, call),
    mapLogin: (call) => connectLogin(context, call, call.body),
    connectExternalLogin: (call) => {
      const { loginType } = call.params;
      const { externalToken } = call.body;
      return connectLogin(context, call, { loginType, externalToken });
    },
    disconnectExternalLogin: (call) =>
      disconnectLogin(context, memberOf(call), call.params.loginType),
  };
}
