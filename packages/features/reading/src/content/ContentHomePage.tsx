import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetContentQuery } from '#endpoints/content.ts';
import { LoadFailure } from '#gate/LoadFailure.tsx';
import { OpensChapters } from '#opening/OpensChapters.tsx';
import { readContentAddress, type ContentAddress } from '#paths/paths.ts';
import { QueryScreen } from '#shared/QueryScreen.tsx';
import { ContentHomeView } from './ContentHomeView.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { useFreshHome } from './use-fresh-home.ts';

/** A title: what it is, its chapters, and the way into it (section 2). */
export function ContentHomePage(): ReactElement {
  const path = readContentAddress(useParams());
  if (!path) return <NotFoundPage />;
  return <LoadedContent key={`${path.contentType}/${path.contentId}`} path={path} />;
}

function LoadedContent({ path }: { path: ContentAddress }): ReactElement {
  const query = useGetContentQuery({ params: path });
  const { currentData, error, fulfilledTimeStamp, refetch } = query;
  useFreshHome(currentData, fulfilledTimeStamp, () => void refetch());
  if (currentData === undefined && error) {
    const retry = (): void => void refetch();
    return <LoadFailure error={error} screen="contentHome" address={path} onRetry={retry} />;
  }
  return (
    <QueryScreen query={query} skeleton={<ContentSkeleton />}>
      {(home) => (
        <OpensChapters path={path} lists>
          <ContentHomeView home={home} path={path} />
        </OpensChapters>
      )}
    </QueryScreen>
  );
}
