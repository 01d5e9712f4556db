import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { Suspense, useEffect, useState } from 'react';
import type { ChapterAddress } from '#paths/paths.ts';
import { ChapterFailure } from './ChapterFailure.tsx';
import { ChapterSkeleton } from './ChapterSkeleton.tsx';
import { useGetChapterViewQuery } from './endpoints.ts';
import { ComicChapter } from './comic/ComicChapter.tsx';
import { OffersPlace } from './place/OffersPlace.tsx';
import { ReportsProblem } from './report/ReportsProblem.tsx';
import { useLeaveTakenBack } from './use-leave-taken-back.ts';
import { useReadingEvents, type ReadingEvents } from './use-reading-events.ts';
import { fetchViewer, loadNovelChapter } from './viewer-chunks.ts';

export type ChapterViewerProps = ReadingEvents & {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  /** The reader has found something wrong with it. */
  readonly onReport: () => void;
};

const NovelChapter = lazyComponent(loadNovelChapter, 'NovelChapter');

/** A chapter on screen, from its call to its last page. */
export function ChapterScreen({ address }: { readonly address: ChapterAddress }) {
  const { currentData: view, error, refetch } = useGetChapterViewQuery({ params: address });
  const drawnByService = useDrawnByService();
  const events = useReadingEvents(address, view !== undefined);
  const [delivered, setDelivered] = useState(false);
  const [opened, setOpened] = useState(0);
  const [reporting, setReporting] = useState(false);
  useEffect(() => fetchViewer(address.contentType), [address.contentType]);
  useLeaveTakenBack(address);
  useDocumentTitle(view && `${view.chapter.name} – ${view.content.name}`);

  if (error) {
    return <ChapterFailure error={error} address={address} onRetry={() => void refetch()} />;
  }
  if (!view) return <ChapterSkeleton />;
  const Viewer = view.chapter.epub ? NovelChapter : ComicChapter;
  if (drawnByService && view.chapter.epub) return <ChapterSkeleton />;
  return (
    <>
      {/* The bars have the names too, but come and go. */}
      <h1>
        <VisuallyHidden>{`${view.content.name} ${view.chapter.name}`}</VisuallyHidden>
      </h1>
      <Suspense fallback={<ChapterSkeleton />}>
        <Viewer
          key={opened}
          {...events}
          address={address}
          view={view}
          onReport={() => setReporting(true)}
          onDelivered={() => {
            setDelivered(true);
            events.onDelivered();
          }}
        />
      </Suspense>
      {delivered && (
        <OffersPlace address={address} view={view} onReopen={() => setOpened(opened + 1)} />
      )}
      <ReportsProblem address={address} open={reporting} onClose={() => setReporting(false)} />
    </>
  );
}
