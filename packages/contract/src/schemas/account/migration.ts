import { z } from 'zod';
import { authenticationResult, externalIdentity, preMigration } from '../../entities/member.ts';
import { loginTypes } from '../../vocabulary.ts';
import { code, email, encryptedPassword, opaqueToken, text } from '../inputs.ts';

const ofProduct = z.object({ product: code });

export const migrationSchemas = {
  checkPreMigration: { params: ofProduct, response: preMigration },
  getPreAuthorizeUrl: {
    params: ofProduct.extend({ provider: z.enum(loginTypes) }),
    response: z.url(),
  },
  signInToPrevious: {
    params: ofProduct.extend({ loginType: z.enum([...loginTypes, 'email', 'serial']) }),
    body: encryptedPassword
      .partial()
      .extend({
        email: email.optional(),
        externalToken: opaqueToken.optional(),
        serialCode: text(64).optional(),
      })
      .refine(
        ({ externalToken, serialCode, ...by }) =>
          externalToken !== undefined ||
          serialCode !== undefined ||
          [by.email, by.sessionKey, by.rsaEncryptedString].every((part) => part !== undefined),
        'a token of a provider, an email with its password, or a serial code',
      ),
    response: externalIdentity,
  },
  migrateAccount: { params: ofProduct.extend({ id: opaqueToken }), response: authenticationResult },
};
