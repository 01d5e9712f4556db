import { useState } from 'react';
import { readEventOf } from '@hanji/domain/reading/events/read-events.ts';
import type { ReadEvent, ReadingSignal } from '@hanji/domain/reading/events/read-events.ts';
import { useLatest } from '#shared/react/hooks/use-latest.ts';

interface ReadCallbacks {
  readonly onReadFinished?: (() => void) | undefined;
  readonly onReadFailed?: ((reason: string) => void) | undefined;
}

/** What strip, pager and book report, as often as it happens; both callbacks are stable. */
interface ReadSignals {
  readonly onEnd: () => void;
  readonly onFailed: (reason: string) => void;
}

/** Tells the caller of the end and of a failure once per mount (section 4). */
export function useReadEvents(callbacks: ReadCallbacks): ReadSignals {
  const latest = useLatest(callbacks);
  const [signals] = useState((): ReadSignals => {
    const told = new Set<ReadEvent>();
    const isNews = (signal: ReadingSignal): boolean => {
      const event = readEventOf(told, signal);
      if (event) told.add(event);
      return event !== null;
    };
    return {
      onEnd: () => {
        if (isNews('endSeen')) latest.current.onReadFinished?.();
      },
      onFailed: (reason) => {
        if (isNews('loadFailed')) latest.current.onReadFailed?.(reason);
      },
    };
  });
  return signals;
}
