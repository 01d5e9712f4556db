import type { AuthenticationResult } from '../../entities/member.ts';
import { sessionCookie } from '../../headers.ts';
import { call } from '../call.ts';

export const guestCalls = {
  createGuest: call<{ response: AuthenticationResult }>({
    method: 'POST',
    path: '/guest/account',
    summary: 'An account of this device alone, without a name',
    source: 'reading-service 1, Access; no call for it is given',
    offered: 'guest',
    access: 'visitor',
    success: 'exact200',
    cookies: [sessionCookie],
  }),
} as const;
