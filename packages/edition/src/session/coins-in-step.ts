import { api } from '@hanji/api-client/api.ts';
import type { EditionStore } from './store.ts';

export const coinsChannelName = 'hanji.coins';

/** What is asked for anew: what the member has, and titles, which say it beside their chapters. */
const holding = ['Inventory', 'Content'] as const;

let channel: BroadcastChannel | null = null;

/**
 * Whatever gives, takes or moves coins, tickets or chapters of the member calls this once it is
 * done, or may be: totals and chapters in this tab and in all others follow at once.
 */
export function coinsChanged(dispatch: EditionStore['dispatch']): void {
  dispatch(api.util.invalidateTags([...holding]));
  if (!('BroadcastChannel' in window)) return;
  // A tab that has just begun does not follow yet; what it has changed is told nevertheless.
  const through = channel ?? new BroadcastChannel(coinsChannelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is one origin's
  through.postMessage(null);
  if (channel === null) through.close();
}

/**
 * Follows what other tabs of the site do to the member's coins, where the browser lets them speak
 * to each other. Gives what ends it.
 */
export function keepCoinsInStep({ dispatch }: EditionStore): () => void {
  if (!('BroadcastChannel' in window)) return () => {};
  const own = new BroadcastChannel(coinsChannelName);
  channel = own;
  own.addEventListener('message', () => dispatch(api.util.invalidateTags([...holding])));
  return () => {
    own.close();
    if (channel === own) channel = null;
  };
}
