import type { inboxCalls } from '@hanji/contract/calls/inbox.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { Caller } from '#http/request/caller.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { giftsOfMember } from './gifts/gifts-of-member.ts';
import { receiveGift, receiveGifts } from './gifts/receive-gifts.ts';
import { inboxNews, seeInbox } from './inbox-news.ts';
import { messagesOfMember } from './messages.ts';
import { missionsOfMember } from './missions.ts';

/** Whose inbox it is, and in what language its owner reads. */
function ownerOf(call: Caller) {
  return { memberId: memberOf(call), locale: call.client.locale };
}

export function inboxHandlers({
  db,
  now,
}: RequestContext): Pick<Handlers, keyof typeof inboxCalls> {
  return {
    getGifts: (call) => giftsOfMember(db, ownerOf(call), now()),
    getMessages: (call) => messagesOfMember(db, ownerOf(call), now()),
    getMissions: (call) => missionsOfMember(db, ownerOf(call), now()),
    receiveGift: (call) => receiveGift(db, { memberId: memberOf(call), ...call.params }, now()),
    receiveGifts: (call) => receiveGifts(db, memberOf(call), now()),
    getInboxNews: (call) => inboxNews(db, memberOf(call), now()),
    seeInbox: (call) => seeInbox(db, { memberId: memberOf(call), ...call.params }, now()),
  };
}
