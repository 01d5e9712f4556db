import type { inboxCalls } from '@hanji/contract/calls/inbox.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { giftsOfMember } from './gifts-of-member.ts';
import { receiveGift, receiveGifts } from './receive-gifts.ts';

export function giftHandlers({ db, now }: RequestContext): Pick<Handlers, keyof typeof inboxCalls> {
  return {
    getGifts: (call) => giftsOfMember(db, memberOf(call), now()),
    receiveGift: (call) => receiveGift(db, { memberId: memberOf(call), ...call.params }, now()),
    receiveGifts: (call) => receiveGifts(db, memberOf(call), now()),
  };
}
