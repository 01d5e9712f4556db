import type { Mature } from '../../entities/member.ts';
import { call } from '../call.ts';

/** In a file of their own: readers of titles ask for them, who need no other call of an account. */
export const matureCalls = {
  getMature: call<{ response: Mature }>({
    method: 'GET',
    path: '/member/profile/mature',
    summary: 'What the account accepts, and how its age is verified',
    source: 'reading-service 3 and 7, Auth and account',
    offered: 'reading',
    access: 'guest',
    success: 'exact200',
  }),
  putAcceptMature: call<{ params: { value: 'Y' | 'N' }; response: null }>({
    method: 'PUT',
    path: '/member/profile/mature/accept/{value}',
    summary: 'Turns titles for adults on or off for the account',
    source: 'reading-service 4, mature mode switch, and 7',
    offered: 'reading',
    access: 'guest',
    success: 'exact200',
  }),
} as const;
