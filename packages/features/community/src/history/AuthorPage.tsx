import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetAuthorCommentsInfiniteQuery } from '#calls/endpoints.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { readAuthorId } from '#paths/comment-paths.ts';
import { BlockAuthor } from './BlockAuthor.tsx';
import { HistoryScreen } from './HistoryScreen.tsx';

/** /comment/user/{authorUserId}: what one author wrote (reading-service, section 2). */
export function AuthorPage(): ReactElement {
  const authorId = readAuthorId(useParams());
  return authorId ? <AuthorComments key={authorId} authorId={authorId} /> : <NotFoundPage />;
}

function AuthorComments({ authorId }: { readonly authorId: number }): ReactElement {
  const t = usePhrases('comments');
  const goHome = usePhrases('frame')('goHome');
  const query = useGetAuthorCommentsInfiniteQuery({ authorId });
  const { currentData, error } = query;
  if (error && !currentData) {
    return <ApiErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  const [first] = currentData?.pages ?? [];
  const author = first?.author;
  const own = author?.userId === first?.readerId;
  return (
    <ColumnPage title={author ? t('ofAuthor', { name: author.nickname }) : t('title')}>
      {first && author && !own && <BlockAuthor author={author} blocked={first.blocked} />}
      <HistoryScreen
        ofOne
        query={query}
        pages={currentData?.pages}
        empty={
          <StateMessage
            drawing="empty"
            title={first?.blocked ? t('blockedTitle') : t('authorNone')}
            text={first?.blocked ? t('blockedText') : t('authorNoneText')}
            actions={<LinkButton href="/">{goHome}</LinkButton>}
          />
        }
      />
    </ColumnPage>
  );
}
