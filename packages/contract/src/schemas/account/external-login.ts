import { z } from 'zod';
import { authenticationResult, externalIdentity } from '../../entities/member.ts';
import { loginTypes } from '../../vocabulary.ts';
import { opaqueToken, seconds, text } from '../inputs.ts';
import { sentConsents } from './sign-up.ts';

const ofLogin = z.object({ loginType: z.enum(loginTypes) });
const named = z.object({ externalToken: opaqueToken });

export const externalLoginSchemas = {
  getAuthorizeUrl: { params: z.object({ provider: z.enum(loginTypes) }), response: z.url() },
  receiveExternalCallback: {
    params: ofLogin,
    body: z.object({ code: text(2048), state: text(512), stateTimestamp: seconds.optional() }),
    response: externalIdentity,
  },
  externalSignIn: { params: ofLogin, body: named, response: authenticationResult },
  externalSignUp: {
    params: ofLogin,
    body: sentConsents.partial().extend(named.shape),
    response: authenticationResult,
  },
  mapLogin: { body: ofLogin.extend(named.shape), response: z.null() },
  connectExternalLogin: { params: ofLogin, body: named, response: z.null() },
  disconnectExternalLogin: { params: ofLogin, response: z.null() },
};
