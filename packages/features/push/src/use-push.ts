import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useEffect, useState } from 'react';
import {
  askPermission,
  findSubscription,
  openSubscription,
  pushSupport,
  addressOf,
} from '#browser/browser-push.ts';
import { readDevice, writeDevice } from '#browser/device.ts';
import {
  useGetPushKeyQuery,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
} from './endpoints.ts';

/** `none` is a service that sends nothing, or nobody to send it to. */
type PushState = 'looking' | 'none' | 'unsupported' | 'denied' | 'off' | 'on';

export type Push = {
  readonly state: PushState;
  readonly busy: boolean;
  /** What was asked for last did not work. */
  readonly failed: boolean;
  /** To be called within a press. */
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
};

type Seen = { readonly userId: string; readonly state: 'unsupported' | 'denied' | 'off' | 'on' };

async function look(userId: string): Promise<Seen> {
  const support = pushSupport();
  if (support !== 'ready') return { userId, state: support };
  const isOwn = readDevice().userId === userId;
  return { userId, state: isOwn && (await findSubscription()) !== null ? 'on' : 'off' };
}

/** Notices in this browser for who is signed in, and how to turn them on and off. */
export function usePush(): Push {
  const userId = useCurrentUser()?.userId ?? null;
  const [seen, setSeen] = useState<Seen | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { data: key, isLoading } = useGetPushKeyQuery(undefined, { skip: userId === null });
  const [subscribe] = useSubscribePushMutation();
  const [unsubscribe] = useUnsubscribePushMutation();

  useEffect(() => {
    if (userId === null) return;
    let left = false;
    void look(userId)
      .catch((): Seen => ({ userId, state: 'off' }))
      .then((found) => (left ? undefined : setSeen(found)));
    return () => {
      left = true;
    };
  }, [userId]);

  /** Whatever a browser refuses comes to the same: it did not work, and can be tried again. */
  const attempt = async (work: () => Promise<Seen['state']>): Promise<void> => {
    if (userId === null) return;
    setBusy(true);
    setFailed(false);
    try {
      setSeen({ userId, state: await work() });
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const publicKey = key?.publicKey ?? null;
  const turnOn = (): Promise<void> =>
    attempt(async () => {
      if (publicKey === null) throw new Error('the service sends nothing');
      if (!(await askPermission())) return pushSupport() === 'denied' ? 'denied' : 'off';
      const subscription = addressOf(await openSubscription(publicKey));
      if (subscription === null) throw new Error('the browser names no keys');
      await subscribe({ body: { subscription, userId } }).unwrap();
      writeDevice({ userId, dismissed: false });
      return 'on';
    });
  const turnOff = (): Promise<void> =>
    attempt(async () => {
      const subscription = await findSubscription();
      if (subscription !== null && userId !== null) {
        await unsubscribe({ query: { endpoint: subscription.endpoint, userId } }).unwrap();
        await subscription.unsubscribe();
      }
      writeDevice({ userId: null });
      return 'off';
    });
  return { state: stateOf({ userId, seen, publicKey, isLoading }), busy, failed, turnOn, turnOff };
}

type Known = {
  readonly userId: string | null;
  readonly seen: Seen | null;
  readonly publicKey: string | null;
  readonly isLoading: boolean;
};

function stateOf({ userId, seen, publicKey, isLoading }: Known): PushState {
  if (userId === null) return 'none';
  if (isLoading || seen?.userId !== userId) return 'looking';
  return publicKey === null ? 'none' : seen.state;
}
