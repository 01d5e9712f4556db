import type { AuthenticationResult, ExternalIdentity } from '../../entities/member.ts';
import type { LoginType } from '../../vocabulary.ts';
import { externalLoginCookie, sessionCookie } from '../../headers.ts';
import { call } from '../call.ts';
import type { SentConsents } from './sign-up.ts';

type Provider = { provider: LoginType };
type OfLogin = { loginType: LoginType };

/** What a provider said of somebody, kept by the service for 10 minutes under this name. */
type Named = { externalToken: string };

/** Where nothing is said of the terms, they are asked for after the sign-up. */
type MaybeConsents = { [Name in keyof SentConsents]?: SentConsents[Name] | undefined };

export const externalLoginCalls = {
  getAuthorizeUrl: call<{ params: Provider; response: string }>({
    method: 'GET',
    path: '/member/external-idp/{provider}/authorize-url',
    summary: 'Where the provider asks its user; the answer comes back to this browser alone',
    source: 'reading-service 7, External login',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    cookies: [externalLoginCookie],
  }),
  receiveExternalCallback: call<{
    params: OfLogin;
    body: {
      code: string;
      state: string;
      /** Naver's, in seconds since 1970. */
      stateTimestamp?: number | undefined;
    };
    response: ExternalIdentity;
  }>({
    method: 'POST',
    path: '/member/external-idp/web/{loginType}/callback',
    summary: 'What the provider sent back becomes an identity that can sign in, sign up or connect',
    source: 'reading-service 7, External login',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [externalLoginCookie],
  }),
  externalSignIn: call<{ params: OfLogin; body: Named; response: AuthenticationResult }>({
    method: 'POST',
    path: '/member/external-idp/{loginType}/signin',
    summary: 'Signs in; 417 no account, 410 dormant or waiting to be deleted',
    source: 'reading-service 4, External sign-in outcomes, and 7',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [sessionCookie],
  }),
  externalSignUp: call<{
    params: OfLogin;
    body: Named & MaybeConsents;
    response: AuthenticationResult;
  }>({
    method: 'POST',
    path: '/member/external-idp/{loginType}/signup',
    summary: 'Opens an account for who came by the provider, and signs in',
    source: 'reading-service 4, External sign-in outcomes, and 7',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [sessionCookie],
  }),
  mapLogin: call<{ body: OfLogin & Named; response: null }>({
    method: 'POST',
    path: '/member/mapping',
    summary: 'Connects an external login that the body names, as connectExternalLogin does',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    body: 'form',
  }),
  connectExternalLogin: call<{ params: OfLogin; body: Named; response: null }>({
    method: 'POST',
    path: '/member/external-idp/{loginType}/mapping',
    summary: 'Connects an external login; 409 one that is another account’s or was disconnected',
    source: 'reading-service 4 and 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    body: 'form',
  }),
  disconnectExternalLogin: call<{ params: OfLogin; response: null }>({
    method: 'DELETE',
    path: '/member/external-idp/{loginType}/mapping',
    summary: 'Disconnects an external login where another way in remains; it cannot come back',
    source: 'reading-service 4 and 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'under300',
  }),
} as const;
