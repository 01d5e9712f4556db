import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { ChapterAhead } from './chapter-ahead.ts';

/** Those that were fetched ahead for who is here now: of somebody who signs out nothing stays in the page. */
export function useOwnAhead(chapters: readonly ChapterAhead[]): readonly ChapterAhead[] {
  const user = useCurrentUser()?.userId ?? null;
  return chapters.filter(({ reader }) => reader === user);
}
