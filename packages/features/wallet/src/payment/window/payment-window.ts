/** How the window of a provider tells the page that opened it that it is back. */
const channelName = 'hanji.payment';

/** A page that waits answers at once where its device is not busy; so long the window waits for it. */
const answerWithinMs = 2000;

/** Pages of providers may take their time to lead back. */
const dismissedForMs = 60_000;

type Returned = { readonly back: string; readonly search: string };
type Heard = { readonly heard: string };

function isReturned(data: unknown): data is Returned {
  return typeof data === 'object' && data !== null && 'back' in data && 'search' in data;
}

function isHeard(data: unknown): data is Heard {
  return typeof data === 'object' && data !== null && 'heard' in data;
}

/**
 * Waits for the window of an order to come back, with the query that it came back with; the window
 * learns that somebody has heard it. A browser keeps no tie between them once other pages were in
 * the window, which is why they speak by a channel. Gives what ends the waiting.
 */
export function whenWindowIsBack(order: string, back: (search: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isReturned(data) || data.back !== order) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows; a channel is one origin's
    channel.postMessage({ heard: order } satisfies Heard);
    back(data.search);
  });
  return () => channel.close();
}

/** Lets the window of an order close that comes back after all, when its order is known already. */
export function dismissWindow(order: string): void {
  const stop = whenWindowIsBack(order, () => {});
  setTimeout(stop, dismissedForMs);
}

/** Tells the page that opened this window; false where nobody waits, as in the page's own window. */
export function tellOpener(order: string, search: string): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    const settle = (heard: boolean): void => {
      clearTimeout(timer);
      channel.close();
      resolve(heard);
    };
    const timer = setTimeout(() => settle(false), answerWithinMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isHeard(data) && data.heard === order) settle(true);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows; a channel is one origin's
    channel.postMessage({ back: order, search } satisfies Returned);
  });
}
