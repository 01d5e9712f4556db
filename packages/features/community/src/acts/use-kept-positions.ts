import {
  readingPositionsKey,
  readKeptPositions,
  type KeptPositions,
} from '@hanji/domain/reading/memory/kept-positions.ts';
import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { useMemo, useSyncExternalStore } from 'react';

/** It is read when something is drawn: nobody reads on while comments are on screen. */
function subscribe(): () => void {
  return () => {};
}

/** Where this browser's readers have come to in chapters; nothing where the service draws the page. */
export function useKeptPositions(): KeptPositions {
  const text = useSyncExternalStore(
    subscribe,
    () => localSiteStorage.getItem(readingPositionsKey),
    () => null,
  );
  return useMemo(() => readKeptPositions(text), [text]);
}
