import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetContentQuery } from '#endpoints/content.ts';
import { LoadGate } from '#gate/LoadGate.tsx';
import { readContentAddress, type ContentAddress } from '#paths/paths.ts';
import { ContentHomeView } from './ContentHomeView.tsx';
import { ContentSkeleton } from './ContentSkeleton.tsx';

/** A title: what it is, its chapters, and the way into it (section 2). */
export function ContentHomePage(): ReactElement {
  const path = readContentAddress(useParams());
  if (!path) return <NotFoundPage />;
  return <LoadedContent key={`${path.contentType}/${path.contentId}`} path={path} />;
}

function LoadedContent({ path }: { path: ContentAddress }): ReactElement {
  const query = useGetContentQuery({ params: path });
  return (
    <LoadGate query={query} skeleton={<ContentSkeleton />}>
      {(home) => <ContentHomeView home={home} path={path} />}
    </LoadGate>
  );
}
