import { z } from 'zod';
import { noticeSettings, pushKey, pushSubscription } from '../entities/push.ts';
import { noticeSwitches } from '../notice-vocabulary.ts';
import { text, yesNo } from './inputs.ts';

/** A member, as the profile names them. */
const memberId = z.string().regex(/^[\w-]{1,64}$/);

const subscribing = z.object({
  subscription: pushSubscription,
  userId: memberId.nullish(),
});

export const pushSchemas = {
  subscribePush: { body: subscribing, response: z.null() },
  unsubscribePush: {
    query: z.object({ endpoint: text(2000).min(1), userId: memberId.optional() }),
    response: z.null(),
  },
  updatePushSubscription: { body: subscribing, response: z.null() },
  getPushKey: { response: pushKey },
  getNoticeSettings: { response: noticeSettings },
  putNoticeSetting: {
    params: z.object({ notice: z.enum(noticeSwitches), value: yesNo }),
    response: z.null(),
  },
};
