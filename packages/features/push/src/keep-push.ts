import type { Keeper } from '@hanji/edition/session/keeper.ts';
import { findSubscription, addressOf } from '#browser/browser-push.ts';
import { readDevice } from '#browser/device.ts';
import { pushApi } from './endpoints.ts';

/**
 * Tells the service, once for each member who comes here, what this browser is subscribed with: its
 * address may be another one, as may the language and the time zone; and signing out had ended it.
 * Only where that member turned notices on at this device.
 */
export const keepPush: Keeper = (store) => {
  let registered: string | null = null;
  const tell = async (userId: string): Promise<void> => {
    const found = await findSubscription();
    const subscription = found && addressOf(found);
    if (subscription === null) return;
    const { updatePushSubscription } = pushApi.endpoints;
    await store.dispatch(
      updatePushSubscription.initiate({ body: { subscription, userId } }, { track: false }),
    );
  };
  const look = (): void => {
    const userId = store.getState().currentUser?.userId ?? null;
    if (userId === registered) return;
    registered = userId;
    // What a browser refuses here it says where notices are offered.
    if (userId !== null && readDevice().userId === userId) void tell(userId).catch(() => {});
  };
  look();
  return store.subscribe(look);
};
