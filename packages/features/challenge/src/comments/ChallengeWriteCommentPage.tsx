import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { commentsPath, readChapterAddress } from '#paths/challenge-paths.ts';
import { WriteComment } from './WriteComment.tsx';

/** /challenge/comment-write/{contentId}/{chapterId}, for members (challenge-and-shutdown, section 2.3). */
export function ChallengeWriteCommentPage(): ReactElement | null {
  const address = readChapterAddress(useParams());
  const owner = useCurrentUser()?.userId;
  if (!address) return <NotFoundPage />;
  if (owner === undefined) return null;
  return <WriteComment key={`${commentsPath(address)} ${owner}`} address={address} owner={owner} />;
}
