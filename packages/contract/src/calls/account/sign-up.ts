import type { AuthenticationResult, Policy } from '../../entities/member.ts';
import type { PolicyType } from '../../help-vocabulary.ts';
import { certifiedEmailCookie, sessionCookie, verificationCookie } from '../../headers.ts';
import { call } from '../call.ts';
import type { EncryptedPassword } from './session.ts';

type YesNo = 'Y' | 'N';

/** Consents as the wire names them; sign-up forms say `privacyCollectionAndUse`. */
export type SentConsents = {
  cellPhone?: string | undefined;
  termsOfUse: YesNo;
  privacyPolicy?: YesNo | undefined;
  privacyCollectionAndUse?: YesNo | undefined;
  allowedMarketingNotification?: YesNo | undefined;
  allowedAdvertisement?: YesNo | undefined;
};

export const signUpCalls = {
  sendVerificationCode: call<{ body: { email: string }; response: null }>({
    method: 'PUT',
    path: '/member/send/verify/token',
    summary:
      'Mails a code of six digits, valid for 10 minutes in this browser; says nothing of who has an account',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [verificationCookie],
  }),
  checkVerificationCode: call<{ body: { email: string; token: string }; response: null }>({
    method: 'PUT',
    path: '/member/check/verify/token',
    summary: 'Certifies an email for this browser; 400 a wrong code, 410 one that holds no longer',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [certifiedEmailCookie],
  }),
  signUp: call<{
    body: EncryptedPassword & SentConsents & { email: string; nickname: string };
    response: AuthenticationResult;
  }>({
    method: 'PUT',
    path: '/member/signup',
    summary: 'Opens an account for the email that this browser certified, and signs in',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [certifiedEmailCookie, sessionCookie],
  }),
  saveConsent: call<{ body: SentConsents; response: null }>({
    method: 'PUT',
    path: '/member/consent',
    summary: 'What the member agrees to, in the versions that hold now',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'member',
    success: 'exact200',
    body: 'form',
  }),
  getConsent: call<{ params: { type: PolicyType }; response: Policy }>({
    method: 'GET',
    path: '/app/consent/{type}',
    summary: 'A policy in the version that holds now, in the language asked for',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
  }),
  getConsentVersion: call<{ params: { type: PolicyType; version: string }; response: Policy }>({
    method: 'GET',
    path: '/app/consent/{type}/{version}',
    summary: 'A policy in one version',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
  }),
} as const;
