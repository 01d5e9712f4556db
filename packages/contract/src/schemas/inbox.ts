import { z } from 'zod';
import { gift, inboxNews, message, mission } from '../entities/inbox.ts';
import { inboxTabs } from '../vocabulary.ts';
import { code, id } from './inputs.ts';

export const inboxSchemas = {
  getGifts: { response: z.array(gift) },
  getMessages: { response: z.array(message) },
  getMissions: { response: z.array(mission) },
  receiveGift: {
    params: z.object({ distributionType: code, giftId: id }),
    response: z.null(),
  },
  receiveGifts: { response: z.null() },
  getInboxNews: { response: inboxNews },
  seeInbox: { params: z.object({ tab: z.enum(inboxTabs), upTo: id }), response: inboxNews },
};
