import { z } from 'zod';
import { mature, memberProfile } from '../../entities/member.ts';
import { email, text, yesNo } from '../inputs.ts';

const ofValue = z.object({ value: yesNo });

export const profileSchemas = {
  getProfile: { response: memberProfile },
  getMature: { response: mature },
  getAvatar: {
    params: z.object({ avatarId: z.uuid() }),
    response: z.instanceof(ArrayBuffer),
  },
  putAvatar: { response: z.object({ avatarImageUrl: z.string() }) },
  deleteAvatar: { response: z.null() },
  putNickname: { body: z.object({ nickname: text(200) }), response: z.null() },
  putEmail: { body: z.object({ email }), response: z.null() },
  putAcceptMature: { params: ofValue, response: z.null() },
  putEmailNotify: { params: ofValue, response: z.null() },
  putCellPhone: { query: z.object({ cellPhone: text(20) }), response: z.null() },
  putMarketInfoAgree: { query: z.object({ marketInfoAgree: yesNo }), response: z.null() },
  deleteAccount: {
    params: z.object({ userId: z.uuid() }),
    query: z.object({ reason: text(2000) }),
    response: z.null(),
  },
};
