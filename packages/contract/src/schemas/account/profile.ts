import { z } from 'zod';
import { memberProfile } from '../../entities/member.ts';
import { email, text, yesNo } from '../inputs.ts';

export const profileSchemas = {
  getProfile: { response: memberProfile },
  getAvatar: {
    params: z.object({ avatarId: z.uuid() }),
    response: z.instanceof(ArrayBuffer),
  },
  putAvatar: { response: z.object({ avatarImageUrl: z.string() }) },
  deleteAvatar: { response: z.null() },
  putNickname: { body: z.object({ nickname: text(200) }), response: z.null() },
  putEmail: { body: z.object({ email }), response: z.null() },
  putEmailNotify: { params: z.object({ value: yesNo }), response: z.null() },
  putCellPhone: { query: z.object({ cellPhone: text(20) }), response: z.null() },
  putMarketInfoAgree: { query: z.object({ marketInfoAgree: yesNo }), response: z.null() },
  deleteAccount: {
    params: z.object({ userId: z.uuid() }),
    query: z.object({ reason: text(2000) }),
    response: z.null(),
  },
};
