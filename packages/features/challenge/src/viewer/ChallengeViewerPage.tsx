import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useGetChallengeChapterQuery } from '#calls/endpoints.ts';
import {
  chapterPath,
  readChapterAddress,
  titlePath,
  type ChapterAddress,
} from '#paths/challenge-paths.ts';
import { LoadFailure } from '#states/LoadFailure.tsx';
import { ChapterReader } from './ChapterReader.tsx';
import { ViewerSkeleton } from './ViewerSkeleton.tsx';

/** /challenge/comic/{contentId}/{chapterId} (challenge-and-shutdown, section 2.3). */
export function ChallengeViewerPage(): ReactElement {
  const address = readChapterAddress(useParams());
  return address ? <Viewer key={chapterPath(address)} address={address} /> : <NotFoundPage />;
}

function Viewer({ address }: { readonly address: ChapterAddress }): ReactElement {
  const { currentData, error, refetch } = useGetChallengeChapterQuery({ params: address });
  const reader = useCurrentUser()?.userId ?? null;
  const chapter = currentData?.chapter;
  useDocumentTitle(chapter && `${chapter.name} – ${chapter.contentName}`);
  if (!chapter) {
    return error ? (
      <LoadFailure
        place="challengeViewer"
        error={error}
        back={titlePath(address.contentId)}
        onRetry={() => void refetch()}
      />
    ) : (
      <ViewerSkeleton />
    );
  }
  return (
    <>
      {/* The bars have the names too, but come and go. */}
      <h1>
        <VisuallyHidden>{`${chapter.contentName} ${chapter.name}`}</VisuallyHidden>
      </h1>
      <ChapterReader key={reader} address={address} view={currentData} reader={reader} />
    </>
  );
}
