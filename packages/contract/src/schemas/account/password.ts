import { z } from 'zod';
import { authenticationResult } from '../../entities/member.ts';
import { email, encryptedPassword, opaqueToken } from '../inputs.ts';

export const passwordSchemas = {
  findPassword: { query: z.object({ email }), response: z.null() },
  resetPassword: { body: encryptedPassword.extend({ token: opaqueToken }), response: z.null() },
  changePassword: { body: encryptedPassword, response: authenticationResult },
  postponePasswordExpiration: { response: z.null() },
};
