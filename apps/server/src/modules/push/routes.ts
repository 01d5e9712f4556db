import type { pushCalls } from '@hanji/contract/calls/push.ts';
import { Answer } from '#http/answer/answer.ts';
import type { Handlers } from '#http/calls/call-handler.ts';
import type { RequestContext } from '#http/request-context.ts';
import { memberOf } from '#modules/account/signed-in.ts';
import { putNoticeSetting, readNoticeSettings } from './notices/notice-settings.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export function pushHandlers(context: RequestContext): Pick<Handlers, keyof typeof pushCalls> {
  const { db, settings } = context;
  return {
    subscribePush: (call) => subscribe(context, call.body, call, { replaces: false }),
    updatePushSubscription: (call) => subscribe(context, call.body, call, { replaces: true }),
    unsubscribePush: (call) => unsubscribe(context, call.query, call),
    getPushKey: async () => ({ publicKey: settings.push.keys?.publicKey ?? null }),
    getNoticeSettings: async (call) =>
      new Answer(await readNoticeSettings(db, memberOf(call)), { cachePolicy: 'never' }),
    putNoticeSetting: (call) => putNoticeSetting(db, memberOf(call), call.params),
  };
}
