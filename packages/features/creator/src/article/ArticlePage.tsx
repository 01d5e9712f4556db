import { api } from '@hanji/api-client/api.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useGetOwnArticleQuery } from '#calls/article-endpoints.ts';
import { deskTags } from '#calls/tags.ts';
import { upToDate } from '#calls/up-to-date.ts';
import { ComingRows } from '#layout/ComingRows.tsx';
import { DeskPage } from '#layout/DeskPage.tsx';
import { articlesPath, readArticle, type ArticleAddress } from '#paths/desk-paths.ts';
import { ArticleDesk } from './ArticleDesk.tsx';
import { useFollowUploads } from './use-follow-uploads.ts';

/** /manage/article/{contentId}/{chapterId}: an article as it is made and published. */
export function ArticlePage(): ReactElement {
  const address = readArticle(useParams());
  return address ? <Loaded key={address.chapterId} address={address} /> : <NotFoundPage />;
}

function Loaded({ address }: { readonly address: ArticleAddress }): ReactElement {
  const t = usePhrases('creator');
  const { contentId } = address;
  const query = useGetOwnArticleQuery({ params: { ...address } }, upToDate);
  const { currentData, error, refetch } = query;
  useFollowUploads(currentData, refetch);
  const dispatch = useDispatch();
  // By its tag, as the page may have been left by the time that something is announced or gone.
  const refresh = (): void => {
    dispatch(api.util.invalidateTags([deskTags.article(address.chapterId)]));
  };
  // What is here stays, also while a later look at it fails.
  if (currentData) return <ArticleDesk article={currentData} onRefresh={refresh} />;
  if (error) return <ApiErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <DeskPage title={t('article')} up={{ href: articlesPath(contentId), label: t('articles') }}>
      <ComingRows />
    </DeskPage>
  );
}
