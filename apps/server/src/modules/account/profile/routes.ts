import type { Handlers } from '#http/calls/call-handler.ts';
import { Answer } from '#http/answer/answer.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { deleteAvatar, putAvatar, readAvatar } from './avatar/put-avatar.ts';
import { putAcceptMature, putCellPhone, putEmailNotify, putNickname } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { putEmail } from './put-email.ts';
import { putMarketInfoAgree } from './put-market-info.ts';
import { readMature, readProfile } from './read-profile.ts';
import type { matureCalls } from '@hanji/contract/calls/account/mature.ts';
import type { profileCalls } from '@hanji/contract/calls/account/profile.ts';

export function profileHandlers(
  context: RequestContext,
): Pick<Handlers, keyof typeof matureCalls | keyof typeof profileCalls> {
  return {
    // Email and number are for no cache, not even the browser's own, which others may use as well.
    getProfile: async (call) =>
      new Answer(await readProfile(context, memberOf(call)), { cachePolicy: 'never' }),
    getMature: (call) => readMature(context, memberOf(call)),
    getAvatar: async ({ params }) => readAvatar(params.avatarId),
    putAvatar: (call) => putAvatar(context, memberOf(call), call.uploads.avatar),
    deleteAvatar: (call) => deleteAvatar(context, memberOf(call)),
    putNickname: (call) => putNickname(context, memberOf(call), call.body.nickname),
    putEmail: (call) => putEmail(context, memberOf(call), call.body.email, call),
    putAcceptMature: (call) => putAcceptMature(context, memberOf(call), call.params.value),
    putEmailNotify: (call) => putEmailNotify(context, memberOf(call), call.params.value),
    putCellPhone: (call) => putCellPhone(context, memberOf(call), call.query.cellPhone),
    putMarketInfoAgree: (call) =>
      putMarketInfoAgree(context, memberOf(call), call.query.marketInfoAgree),
    deleteAccount: (call) => deleteAccount(context, memberOf(call), call.query.reason),
  };
}
