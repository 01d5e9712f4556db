import type { ReaderKind } from '@hanji/domain/chapters/reader.ts';
import type { CommentReader } from '@hanji/domain/community/comment-permission.ts';
import { useIsGuest } from '@hanji/edition/session/guest/use-is-guest.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';

/** What kind of reader this tab has. */
export function useReaderKind(): ReaderKind {
  const signedIn = useCurrentUser() !== null;
  const guest = useIsGuest();
  if (signedIn) return 'member';
  return guest ? 'guest' : 'visitor';
}

/** Who reads, as the rules about comments ask; `readerId` as a page of comments says it. */
export function useCommentReader(readerId: string | null): CommentReader {
  const kind = useReaderKind();
  return { kind, userId: kind === 'visitor' ? null : readerId };
}
