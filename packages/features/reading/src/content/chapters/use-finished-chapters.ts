import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useMemo } from 'react';
import { readFinished } from '#storage/finished-chapters.ts';

const none: ReadonlySet<number> = new Set();

/**
 * Chapters that only this device knows to be finished: a visitor's. What the service says of a
 * chapter is the same for all visitors; of members it knows it, and says it with each chapter.
 */
export function useFinishedChapters(contentId: number): ReadonlySet<number> {
  const visits = useCurrentUser() === null;
  return useMemo(() => (visits ? readFinished(contentId) : none), [visits, contentId]);
}
