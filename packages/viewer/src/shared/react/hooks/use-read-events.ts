import { useCallback, useRef } from 'react';
import {
  readEventOf,
  type ReadEvent,
  type ReadingSignal,
} from '@hanji/domain/reading/reading-event.ts';
type ReadCallbacks = {
  readonly onReadFinished?: (() => void) | undefined;
  readonly onReadFailed?: ((reason: string) => void) | undefined;
};

/** What strip, pager and book report, as often as it happens. */
type ReadSignals = {
  readonly onEnd: () => void;
  readonly onFailed: (reason: string) => void;
};

/** Tells the caller of the end and of a failure once per mount (section 4). */
export function useReadEvents(callbacks: ReadCallbacks): ReadSignals {
  const { onReadFinished, onReadFailed } = callbacks;
  const reported = useRef<ReadonlySet<ReadEvent>>(new Set());
  const isNews = useCallback((signal: ReadingSignal): boolean => {
    const event = readEventOf(reported.current, signal);
    if (event) reported.current = new Set([...reported.current, event]);
    return event !== null;
  }, []);
  const onEnd = useCallback(() => {
    if (isNews('endSeen')) onReadFinished?.();
  }, [isNews, onReadFinished]);
  const onFailed = useCallback(
    (reason: string) => {
      if (isNews('loadFailed')) onReadFailed?.(reason);
    },
    [isNews, onReadFailed],
  );
  return { onEnd, onFailed };
}
