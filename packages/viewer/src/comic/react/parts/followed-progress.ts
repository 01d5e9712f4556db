import { useLayoutEffect, useState } from 'react';
import type { ComicProgress } from '@hanji/domain/reading/pages/comic-progress.ts';

/** Where the reader is: who says it follows it, and nothing else is drawn again at a step. */
export type FollowedProgress = {
  readonly read: () => ComicProgress;
  readonly move: (progress: ComicProgress) => void;
  /** Tells at once, and whenever the reader goes on; gives what ends that. */
  readonly subscribe: (onMove: (progress: ComicProgress) => void) => () => void;
};

export function followProgress(first: ComicProgress): FollowedProgress {
  let now = first;
  const followers = new Set<(progress: ComicProgress) => void>();
  return {
    read: () => now,
    move(next) {
      if (isSame(now, next)) return;
      now = next;
      for (const follow of followers) follow(next);
    },
    subscribe(onMove) {
      followers.add(onMove);
      onMove(now);
      return () => void followers.delete(onMove);
    },
  };
}

function isSame(now: ComicProgress, next: ComicProgress): boolean {
  return now.page === next.page && now.beside === next.beside && now.percent === next.percent;
}

/** The progress as of now; while nobody can see it, that of before. */
export function useProgress(followed: FollowedProgress, seen: boolean): ComicProgress {
  const [progress, setProgress] = useState(followed.read);
  useLayoutEffect(() => (seen ? followed.subscribe(setProgress) : undefined), [followed, seen]);
  return progress;
}
