import type { AuthenticationResult } from '../../entities/member.ts';
import { sessionCookie } from '../../headers.ts';
import { call } from '../call.ts';
import type { EncryptedPassword } from './session.ts';

export const passwordCalls = {
  findPassword: call<{ query: { email: string }; response: null }>({
    method: 'DELETE',
    path: '/member/profile/password',
    summary: 'Mails a link to a new password; says nothing of who has an account',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
  }),
  resetPassword: call<{ body: EncryptedPassword & { token: string }; response: null }>({
    method: 'POST',
    path: '/member/profile/password/reset',
    summary: 'Sets a new password by the mailed link, once within 10 minutes; 410 after that',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
  }),
  changePassword: call<{ body: EncryptedPassword; response: AuthenticationResult }>({
    method: 'PUT',
    path: '/member/profile/password',
    summary:
      'Sets a new password by the current one (403 where that is wrong); other sessions end, this one gets a new token',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'everywhere',
    access: 'member',
    success: 'exact200',
    body: 'form',
    cookies: [sessionCookie],
  }),
  postponePasswordExpiration: call<{ response: null }>({
    method: 'PUT',
    path: '/member/profile/password-expiration',
    summary: 'Asks for another password in six months again',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'member',
    success: 'exact200',
  }),
} as const;
