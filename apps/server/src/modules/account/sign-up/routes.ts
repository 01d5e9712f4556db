import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { sendCode, takeCode } from './certify-by-code.ts';
import { signUp } from './sign-up.ts';

export function signUpHandlers(
  context: RequestContext,
): Pick<Handlers, 'sendVerificationCode' | 'checkVerificationCode' | 'signUp'> {
  return {
    sendVerificationCode: (request) => sendCode(context, request),
    checkVerificationCode: (request) => takeCode(context, request),
    signUp: (request) => signUp(context, request),
  };
}
