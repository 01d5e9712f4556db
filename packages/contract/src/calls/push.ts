import type { NoticeSettings, PushKey, PushSubscription } from '../entities/push.ts';
import type { NoticeSwitch } from '../notice-vocabulary.ts';
import { call } from './call.ts';

/** The userId is the caller's own; a visitor has none. */
type Subscribing = { subscription: PushSubscription; userId?: string | null | undefined };

const ofEverybody = {
  offered: 'everywhere',
  access: 'visitor',
  success: 'under300',
  source: 'challenge-and-shutdown 7, Web push',
} as const;

const ofAccount = {
  offered: 'everywhere',
  access: 'guest',
  success: 'exact200',
  source:
    'challenge-and-shutdown 7 has no call for it; each kind of notice of ours can be switched',
} as const;

export const pushCalls = {
  subscribePush: call<{ body: Subscribing; response: null }>({
    ...ofEverybody,
    method: 'POST',
    path: '/web-push/subscribe',
    summary: 'Sends notices to a browser from now on; a userId that is not the caller’s is refused',
    body: 'json',
  }),
  unsubscribePush: call<{
    query: { endpoint: string; userId?: string | undefined };
    response: null;
  }>({
    ...ofEverybody,
    method: 'DELETE',
    path: '/web-push/unsubscribe',
    summary: 'Sends nothing more to a browser; what is not the caller’s stays as it is',
  }),
  updatePushSubscription: call<{ body: Subscribing; response: null }>({
    ...ofEverybody,
    method: 'PUT',
    path: '/web-push/update-subscription',
    summary: 'What the browser is subscribed with now, in place of what it was before',
    body: 'json',
  }),
  getPushKey: call<{ response: PushKey }>({
    ...ofEverybody,
    method: 'GET',
    path: '/web-push/key',
    summary: 'The public application server key; null where nothing is sent',
    source: 'challenge-and-shutdown 7, Web push, names the key and no call that brings it',
    success: 'exact200',
  }),
  getNoticeSettings: call<{ response: NoticeSettings }>({
    ...ofAccount,
    method: 'GET',
    path: '/web-push/notices',
    summary: 'What the member is told of, on all devices',
  }),
  putNoticeSetting: call<{
    params: { notice: NoticeSwitch; value: 'Y' | 'N' };
    response: null;
  }>({
    ...ofAccount,
    method: 'PUT',
    path: '/web-push/notices/{notice}/{value}',
    summary: 'Switches a kind of notice, or those at night, on or off',
  }),
} as const;
