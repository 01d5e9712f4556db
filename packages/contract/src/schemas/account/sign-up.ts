import { z } from 'zod';
import { authenticationResult, policy } from '../../entities/member.ts';
import { policyTypes } from '../../help-vocabulary.ts';
import { email, encryptedPassword, text, yesNo } from '../inputs.ts';

/** The rules of domain say which must be Y, and what a number looks like. */
export const sentConsents = z.object({
  cellPhone: text(20).optional(),
  termsOfUse: yesNo,
  privacyPolicy: yesNo.optional(),
  privacyCollectionAndUse: yesNo.optional(),
  allowedMarketingNotification: yesNo.optional(),
  allowedAdvertisement: yesNo.optional(),
});

const type = z.enum(policyTypes);

export const signUpSchemas = {
  sendVerificationCode: { body: z.object({ email }), response: z.null() },
  checkVerificationCode: { body: z.object({ email, token: text(64) }), response: z.null() },
  signUp: {
    body: encryptedPassword.extend({ ...sentConsents.shape, email, nickname: text(200) }),
    response: authenticationResult,
  },
  saveConsent: { body: sentConsents, response: z.null() },
  getConsent: { params: z.object({ type }), response: policy },
  getConsentVersion: {
    params: z.object({ type, version: z.string().regex(/^[\w.-]{1,32}$/) }),
    response: policy,
  },
};
