import { localSiteStorage } from '@hanji/edition/storage/site-storage.ts';
import { useSyncExternalStore } from 'react';

const key = 'hanji.placedComments';
const followers = new Set<() => void>();

function subscribe(follow: () => void): () => void {
  followers.add(follow);
  window.addEventListener('storage', follow);
  return () => {
    followers.delete(follow);
    window.removeEventListener('storage', follow);
  };
}

function isShown(): boolean {
  return localSiteStorage.getItem(key) !== 'off';
}

/** Whether comments stand beside what is read, which this browser remembers, and the switch of it. */
export function usePlacedShown(): [boolean, (shown: boolean) => void] {
  const shown = useSyncExternalStore(subscribe, isShown, () => false);
  return [
    shown,
    (wanted) => {
      if (wanted) localSiteStorage.removeItem(key);
      else localSiteStorage.setItem(key, 'off');
      for (const follow of followers) follow();
    },
  ];
}
