import type {
  AuthenticationResult,
  DormantCheck,
  RsaKeySet,
  SignedInDevice,
} from '../../entities/member.ts';
import type { RsaPurpose } from '../../vocabulary.ts';
import { sessionCookie } from '../../headers.ts';
import { call } from '../call.ts';

/** How every password travels: a session key that works once, and what RSA made of both. */
export type EncryptedPassword = {
  sessionKey: string;
  rsaEncryptedString: string;
};

export const sessionCalls = {
  getRsaKeys: call<{ params: { purpose: RsaPurpose }; response: RsaKeySet }>({
    method: 'GET',
    path: '/member/rsa/{purpose}',
    summary: 'A public key and a session key that works once, for one purpose',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
  }),
  signIn: call<{
    body: EncryptedPassword & { email: string; stayLogged?: 'Y' | 'N' | undefined };
    response: AuthenticationResult;
  }>({
    method: 'POST',
    path: '/member/signin',
    summary: 'Signs in by email: 401 for whatever is wrong, 410 for a dormant account',
    source: 'reading-service 4, Authentication, and 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [sessionCookie],
  }),
  signOut: call<{ response: null }>({
    method: 'POST',
    path: '/member/signout',
    summary: 'Ends the session; without one nothing changes',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'under300',
    cookies: [sessionCookie],
  }),
  checkDormantPassword: call<{
    body: EncryptedPassword & { email: string; stayLogged?: 'Y' | 'N' | undefined };
    response: DormantCheck;
  }>({
    method: 'POST',
    path: '/status/check-dormant-password',
    summary:
      'Whether a dormant account and its password belong together; names what reactivates it',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
  }),
  switchDormantToMember: call<{
    body: { neoIdUid: string; responseTokenType: string; tokenTypeHint: string };
    response: AuthenticationResult;
  }>({
    method: 'POST',
    path: '/status/switch-dormant-to-member',
    summary: 'Reactivates a dormant account whose password or provider was checked, and signs in',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
    cookies: [sessionCookie],
  }),
  switchMemberToDormant: call<{ response: null }>({
    method: 'POST',
    path: '/status/switch-member-to-dormant',
    summary: 'Makes the own account dormant and ends its sessions',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'under300',
    cookies: [sessionCookie],
  }),
  reportForegrounded: call<{ response: null }>({
    method: 'POST',
    path: '/app/foregrounded',
    summary: 'The site came to the front: of who is signed in, the session was used',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'under300',
  }),
  getSignedInDevices: call<{ response: SignedInDevice[] }>({
    method: 'GET',
    path: '/member/session',
    summary: 'Where the member is signed in, the own session first',
    source: 'no call of the specification: who is signed in elsewhere must be able to end it',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  signOutDevice: call<{ params: { sessionId: string }; response: null }>({
    method: 'DELETE',
    path: '/member/session/{sessionId}',
    summary: 'Ends another session of the member; 404 where the member has none of that id',
    source: 'as getSignedInDevices',
    offered: 'reading',
    access: 'member',
    success: 'under300',
  }),
  signOutOtherDevices: call<{ response: null }>({
    method: 'DELETE',
    path: '/member/session',
    summary: 'Ends every session of the member but the own',
    source: 'as getSignedInDevices',
    offered: 'reading',
    access: 'member',
    success: 'under300',
  }),
} as const;
