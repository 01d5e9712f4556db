import type { MemberProfile } from '../../entities/member.ts';
import { certifiedEmailCookie, sessionCookie } from '../../headers.ts';
import { call } from '../call.ts';

type YesNo = 'Y' | 'N';

export const profileCalls = {
  getProfile: call<{ response: MemberProfile }>({
    method: 'GET',
    path: '/member/profile',
    summary: 'Who is signed in, and what the account page shows of them',
    source: 'reading-service 3 and 7, Auth and account',
    offered: 'everywhere',
    access: 'guest',
    success: 'exact200',
  }),
  getAvatar: call<{ params: { avatarId: string }; response: ArrayBuffer }>({
    method: 'GET',
    path: '/media/avatars/{avatarId}',
    summary: 'The picture of a member, as profiles and comments name it',
    source: 'reading-service 3, avatarImageUrl; section 7 names no call for the picture itself',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    answer: { bytes: 'file', contentTypes: ['image/webp'] },
    skipClientHeaders: true,
  }),
  putAvatar: call<{ uploads: 'avatar'; response: { avatarImageUrl: string } }>({
    method: 'PUT',
    path: '/member/profile/avatar',
    summary: 'Another picture of the member: decoded, checked, and encoded anew',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    body: 'multipart',
    uploads: { avatar: { kinds: ['jpeg', 'png', 'bmp'], maxBytes: 10_485_760, maxCount: 1 } },
  }),
  deleteAvatar: call<{ response: null }>({
    method: 'DELETE',
    path: '/member/profile/avatar',
    summary: 'Removes the picture of the member',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'under300',
  }),
  putNickname: call<{ body: { nickname: string }; response: null }>({
    method: 'PUT',
    path: '/member/profile/nickname',
    summary: 'Another nickname',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    body: 'form',
  }),
  putEmail: call<{ body: { email: string }; response: null }>({
    method: 'PUT',
    path: '/member/profile/email',
    summary: 'The email that this browser certified becomes the account’s; 409 where it has one',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    body: 'form',
    cookies: [certifiedEmailCookie],
  }),
  putEmailNotify: call<{ params: { value: YesNo }; response: null }>({
    method: 'PUT',
    path: '/member/profile/notify/email/{value}',
    summary: 'Turns notices by email on or off',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  putCellPhone: call<{ query: { cellPhone: string }; response: null }>({
    method: 'PUT',
    path: '/member/profile/cellphone',
    summary: 'Another mobile number',
    source: 'reading-service 5 and 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  putMarketInfoAgree: call<{ query: { marketInfoAgree: YesNo }; response: null }>({
    method: 'PUT',
    path: '/member/profile/market-info-agree',
    summary: 'Whether the member agrees to marketing',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
  }),
  deleteAccount: call<{
    params: { userId: string };
    query: { reason: string };
    response: null;
  }>({
    method: 'DELETE',
    path: '/member/{userId}',
    summary: 'Asks for the own account to be deleted, with a reason; its sessions end at once',
    source: 'reading-service 4 and 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'under300',
    owner: 'userId',
    cookies: [sessionCookie],
  }),
} as const;
