import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetContentQuery } from '#endpoints/content.ts';
import { LoadFailure } from '#gate/LoadFailure.tsx';
import { OpensChapters } from '#opening/OpensChapters.tsx';
import {
  chapterPath,
  contentPath,
  readContentAddress,
  readPreviewAddress,
  type ChapterAddress,
  type ContentAddress,
} from '#paths/paths.ts';
import { ChapterScreen } from '#chapter/ChapterScreen.tsx';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';

/**
 * The preview of a chapter (reading-service, section 2). Its path names the title alone: the chapter
 * stands in the query, and without it the first one that has a preview opens.
 */
export function PreviewPage() {
  const params = useParams();
  const [query] = useSearchParams();
  const content = readContentAddress(params);
  if (!content) return <NotFoundPage />;
  const address = readPreviewAddress(params, query);
  return address ? <Preview address={address} /> : <FirstPreview path={content} />;
}

function Preview({ address }: { readonly address: ChapterAddress }) {
  const { contentType, contentId } = address;
  return (
    <OpensChapters key={chapterPath(address)} path={{ contentType, contentId }}>
      <ChapterScreen address={address} />
    </OpensChapters>
  );
}

function FirstPreview({ path }: { readonly path: ContentAddress }) {
  const { data: home, error, refetch } = useGetContentQuery({ params: path });
  if (error) {
    const retry = () => void refetch();
    return <LoadFailure error={error} screen="contentHome" address={path} onRetry={retry} />;
  }
  if (!home) return <ChapterSkeleton isBook={workKind(path.contentType) === 'novel'} />;
  const first = home.chapters.find(({ hasTrial }) => hasTrial);
  if (!first) return <Redirect to={contentPath(path)} />;
  return <Preview address={{ ...path, chapterId: first.id, chapterFileSalesType: 'trial' }} />;
}
