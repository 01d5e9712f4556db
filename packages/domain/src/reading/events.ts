import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';

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

/** Before anything was tried. */
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

/** Signed addresses hold for six hours at least; who asks an hour early asks in time. */
const addressesHoldMs = 5 * 60 * 60 * 1000;

/** Whether addresses that came at `since` are too old to be tried, both in milliseconds. */
export function hasRunOut(since: number, now: number): boolean {
  return now - since > addressesHoldMs;
}

/** What happens while a chapter is open; each image that cannot be loaded happens anew. */
export type ReadingSignal = 'endSeen' | 'loadFailed';

/** What the service is told of it: the read call, or the read call with `finished`. */
export type ReadEvent = 'readFinished' | 'read';

/** What a visit to a chapter has told already. */
export type ReadEvents = ReadonlySet<ReadEvent>;

const eventOf = {
  endSeen: 'readFinished',
  loadFailed: 'read',
} as const satisfies Readonly<Record<ReadingSignal, ReadEvent>>;

/**
 * The event that a signal gives, once per visit, and null afterwards. The end on screen, not the
 * loading, makes a chapter read; the first image that fails gives the read event (reading-service,
 * section 4 "Viewer").
 */
export function readEventOf(told: ReadEvents, signal: ReadingSignal): ReadEvent | null {
  const event = eventOf[signal];
  return told.has(event) ? null : event;
}

/** Whether opening a chapter is reading: a preview leaves no trace. */
export function countsAsReading(salesType: ChapterFileSalesType): boolean {
  return salesType === 'product';
}

/** A chapter was opened, or its end was on screen. */
export type ReadingEventKind = 'read' | 'finished';

/**
 * Whether an event counts as a view of its title: opening does, once per reader, chapter and day of
 * the edition's time zone; reaching the end is no other view.
 */
export function countsAsView(kind: ReadingEventKind, openedToday: boolean): boolean {
  return kind === 'read' && !openedToday;
}
