import { z } from 'zod';
import {
  authenticationResult,
  dormantCheck,
  rsaKeySet,
  signedInDevice,
} from '../../entities/member.ts';
import { rsaPurposes } from '../../vocabulary.ts';
import { email, encryptedPassword, opaqueToken, yesNo } from '../inputs.ts';

const credentials = encryptedPassword.extend({ email, stayLogged: yesNo.optional() });

export const sessionSchemas = {
  getRsaKeys: { params: z.object({ purpose: z.enum(rsaPurposes) }), response: rsaKeySet },
  signIn: { body: credentials, response: authenticationResult },
  signOut: { response: z.null() },
  checkDormantPassword: { body: credentials, response: dormantCheck },
  switchDormantToMember: {
    body: z.object({
      neoIdUid: opaqueToken,
      responseTokenType: z.string().max(32),
      tokenTypeHint: z.string().max(32),
    }),
    response: authenticationResult,
  },
  switchMemberToDormant: { response: z.null() },
  reportForegrounded: { response: z.null() },
  getSignedInDevices: { response: z.array(signedInDevice) },
  signOutDevice: { params: z.object({ sessionId: z.uuid() }), response: z.null() },
  signOutOtherDevices: { response: z.null() },
};
