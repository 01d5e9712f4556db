/** Waits before the automatic tries after a failed load, in milliseconds. */
export const retryDelays = [500, 2000] as const;

/** How loading an image goes; `attempt` counts every try and is never reused. */
export type ImageAttempt = {
  readonly status: 'loading' | 'waiting' | 'loaded' | 'failed' | 'offline';
  readonly attempt: number;
  /** Automatic tries used since the reader last asked. */
  readonly retries: number;
};

/**
 * `failed`: this try gave nothing; `cutOff`: nor could it, without a connection; `due`: the wait is
 * over; `asked`: by the reader, or by the connection that is back; `left`: too far from the screen to
 * be kept.
 */
export type AttemptEvent = 'loaded' | 'failed' | 'cutOff' | 'due' | 'asked' | 'left';

export const firstAttempt: ImageAttempt = { status: 'loading', attempt: 0, retries: 0 };

/** Two tries follow a failure by themselves; then the image has failed and the reader is asked. */
export function nextAttempt(state: ImageAttempt, event: AttemptEvent): ImageAttempt {
  switch (event) {
    case 'loaded':
      return { ...state, status: 'loaded', retries: 0 };
    case 'failed':
      return { ...state, status: state.retries < retryDelays.length ? 'waiting' : 'failed' };
    case 'cutOff':
      // No try is spent on what cannot come: it goes on once the connection is back.
      return { ...state, status: 'offline' };
    case 'left':
      return state.status === 'loaded' ? { ...state, status: 'loading' } : state;
    case 'due':
      if (state.status !== 'waiting') return state;
      return { status: 'loading', attempt: state.attempt + 1, retries: state.retries + 1 };
    case 'asked':
      return { status: 'loading', attempt: state.attempt + 1, retries: 0 };
  }
}

/** From the third try on an image is fetched from a fresh address, since signed ones expire. */
export function needsFreshAddress({ attempt }: ImageAttempt): boolean {
  return attempt >= 2;
}
