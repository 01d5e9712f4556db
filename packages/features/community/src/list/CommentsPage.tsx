import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { commentsPath, readCommentsAddress, readOrder } from '#paths/comment-paths.ts';
import { CommentsScreen } from './CommentsScreen.tsx';

/** /comment/{contentType}/{contentId}/{chapterId} (reading-service, section 2). */
export function CommentsPage(): ReactElement {
  const address = readCommentsAddress(useParams());
  const [query] = useSearchParams();
  if (!address) return <NotFoundPage />;
  return <CommentsScreen key={commentsPath(address)} address={address} order={readOrder(query)} />;
}
