import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useGetCommentHistoryInfiniteQuery } from '#calls/endpoints.ts';
import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { BlockedAuthors } from './BlockedAuthors.tsx';
import { HistoryScreen } from './HistoryScreen.tsx';

/** /commenthistory: what the member wrote (reading-service, section 2). */
export function CommentHistoryPage(): ReactElement {
  const t = usePhrases('comments');
  const menu = usePhrases('menu');
  const goHome = usePhrases('frame')('goHome');
  const hasPage = useHasPage();
  const query = useGetCommentHistoryInfiniteQuery();
  const up = hasPage('/userinfo') ? { href: '/userinfo', label: menu('myPage') } : undefined;
  return (
    <ColumnPage title={menu('commentHistory')} up={up}>
      {query.error && !query.currentData ? (
        <ApiErrorState level={2} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <HistoryScreen
          query={query}
          pages={query.currentData?.pages}
          empty={
            <StateMessage
              size="list"
              drawing="empty"
              title={t('historyNone')}
              text={t('historyNoneText')}
              actions={<LinkButton href="/">{goHome}</LinkButton>}
            />
          }
        />
      )}
      <BlockedAuthors />
    </ColumnPage>
  );
}
