import { ColumnPage } from '@hanji/edition/frame/column/ColumnPage.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { WrittenPage } from '@hanji/ui-kit/works/written-page/WrittenPage.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetGuideQuery } from '#calls/endpoints.ts';
import { readGuideName } from '#paths/contest-paths.ts';
import { ComingContest } from '#shared/ComingContest.tsx';

/** `/event/guide/{name}`: what the banners of the editors lead to (challenge-and-shutdown 2.3). */
export function GuidePage(): ReactElement {
  const name = readGuideName(useParams());
  return name === null ? <NotFoundPage /> : <Guide name={name} />;
}

function Guide({ name }: { readonly name: string }): ReactElement {
  const { currentData, error, refetch } = useGetGuideQuery({ params: { name } });
  if (!currentData) {
    if (error) return <ApiErrorState error={error} onRetry={() => void refetch()} />;
    return <ComingContest />;
  }
  return (
    <ColumnPage title={currentData.title}>
      <WrittenPage pieces={currentData.text} />
    </ColumnPage>
  );
}
