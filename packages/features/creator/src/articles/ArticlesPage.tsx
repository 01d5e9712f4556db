import type { OwnArticles } from '@hanji/contract/entities/creator.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetOwnArticlesQuery } from '#calls/article-endpoints.ts';
import { upToDate } from '#calls/up-to-date.ts';
import { ComingRows } from '#layout/ComingRows.tsx';
import { DeskPage } from '#layout/DeskPage.tsx';
import { Notice } from '#layout/Notice.tsx';
import { SuspendedNotice } from '#layout/SuspendedNotice.tsx';
import {
  activityPath,
  newArticlePath,
  readContentId,
  titlePath,
  titlesPath,
} from '#paths/desk-paths.ts';
import { ArticleRow } from './ArticleRow.tsx';
import * as styles from './Articles.module.css';

/** /manage/article/{contentId}: the articles of a title, the newest first. */
export function ArticlesPage(): ReactElement {
  const contentId = readContentId(useParams());
  return contentId === null ? <NotFoundPage /> : <Loaded key={contentId} contentId={contentId} />;
}

function Loaded({ contentId }: { readonly contentId: number }): ReactElement {
  const t = usePhrases('creator');
  const query = useGetOwnArticlesQuery({ params: { contentId } }, upToDate);
  const { currentData, error, refetch } = query;
  if (currentData) return <Articles {...currentData} />;
  if (error) return <ApiErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <DeskPage title={t('articles')} up={{ href: titlesPath, label: t('titles') }}>
      <ComingRows />
    </DeskPage>
  );
}

function Articles({ title, articles }: OwnArticles): ReactElement {
  const t = usePhrases('creator');
  const { contentId, name, cover } = title;
  const isEmpty = articles.length === 0;
  return (
    <DeskPage
      title={name}
      up={{ href: titlesPath, label: t('titles') }}
      note={
        <p className={styles.links}>
          <LinkButton look="quiet" icon="edit" href={titlePath(contentId)}>
            {t('editTitle')}
          </LinkButton>
          <LinkButton look="quiet" icon="eye" href={activityPath(contentId)}>
            {t('activity')}
          </LinkButton>
        </p>
      }
      action={
        !isEmpty && (
          <LinkButton look="strong" icon="plus" href={newArticlePath(contentId)}>
            {t('newArticle')}
          </LinkButton>
        )
      }
    >
      <SuspendedNotice title={title} />
      {cover === null && (
        <Notice
          kind="info"
          title={t('noCover')}
          link={{ href: titlePath(contentId), label: t('addCover') }}
        >
          {t('noCoverText')}
        </Notice>
      )}
      {isEmpty ? (
        <StateMessage
          drawing="empty"
          title={t('noArticles')}
          text={t('noArticlesText')}
          actions={
            <LinkButton look="strong" icon="plus" href={newArticlePath(contentId)}>
              {t('firstArticle')}
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.articles} aria-label={t('articles')}>
          {articles.map((article) => (
            <li key={article.chapterId}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      )}
    </DeskPage>
  );
}
