import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { useReopening } from '@hanji/viewer/shared/react/hooks/use-reopening.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useLatePart } from '@hanji/edition/lazy/use-late-part.ts';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { useEffect, useState } from 'react';
import { useKeptChapter } from '#kept/use-kept-chapter.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { usePanelEntry } from '#panels/use-panel-entry.ts';
import { BeginsAtTop } from './BeginsAtTop.tsx';
import { ChapterFailure } from './ChapterFailure.tsx';
import { ChapterSkeleton } from './ChapterSkeleton.tsx';
import { useGetChapterViewQuery } from './endpoints.ts';
import { useComing } from './continuing/use-coming.ts';
import { ComicChapter } from './comic/ComicChapter.tsx';
import { NovelChapter } from './novel/NovelChapter.tsx';
import { useRefusal } from './refused/use-refusal.ts';
import { useHeldView } from './use-held-view.ts';
import { useLeaveTakenBack } from './use-leave-taken-back.ts';
import { useReader } from '#chapter/events/use-reader.ts';
import { useReadingEvents } from '#chapter/events/use-reading-events.ts';
import { fetchViewer } from '#chapter/viewer-code/viewer-chunks.ts';

function loadBeside() {
  return import('./BesideChapter.tsx');
}

type ChapterScreenProps = { readonly address: ChapterAddress };

/** A chapter on screen, from its call to its last page. */
export function ChapterScreen({ address }: ChapterScreenProps) {
  const reader = useReader();
  return (
    <>
      <BeginsAtTop reader={reader} />
      <ChapterOf address={address} reader={reader} />
    </>
  );
}

function ChapterOf({ address, reader }: ChapterScreenProps & { readonly reader: string | null }) {
  const { currentData, error, refetch } = useGetChapterViewQuery({ params: address });
  const kept = useKeptChapter(address, reader, {
    view: currentData,
    error,
    onAsk: () => void refetch(),
  });
  const { view, held, onHold, onLetGo } = useHeldView(currentData ?? kept.view, reader);
  const { refusal, onRefused } = useRefusal();
  const drawnByService = useDrawnByService();
  const { coming, onBegun } = useComing(address.chapterId);
  const [readable, setReadable] = useState(false);
  const events = useReadingEvents(address, reader, readable);
  const [delivered, setDelivered] = useState(false);
  const [isOpen, reopen] = useReopening();
  const report = usePanelEntry('report');
  const refused = refusal ?? error;
  const beside = useLatePart(loadBeside, delivered || report.open || Boolean(refused));
  useEffect(() => fetchViewer(address.contentType), [address.contentType]);
  useLeaveTakenBack(address);
  useDocumentTitle(view && `${view.chapter.name} – ${view.content.name}`);

  const isBook = workKind(address.contentType) === 'novel';
  if (kept.isLookedFor && !held) return <ChapterSkeleton isBook={isBook} />;
  if (error && !held && !kept.view) {
    return <ChapterFailure error={error} address={address} onRetry={() => void refetch()} />;
  }
  if (!view) return <ChapterSkeleton isBook={isBook} />;
  const Viewer = isBook ? NovelChapter : ComicChapter;
  if (drawnByService && isBook) return <ChapterSkeleton isBook />;
  return (
    <>
      {/* The bars have the names too, but come and go. */}
      <h1>
        <VisuallyHidden>{`${view.content.name} ${view.chapter.name}`}</VisuallyHidden>
      </h1>
      {isOpen && (
        <Viewer
          key={reader}
          {...events}
          address={address}
          view={view}
          coming={coming}
          onBegun={onBegun}
          onReadable={() => setReadable(true)}
          reader={reader}
          onReport={() => report.show()}
          onRenew={async () => {
            try {
              return await refetch().unwrap();
            } catch {
              // Refused, or left meanwhile: a query without its screen cannot be asked anew.
              return undefined;
            }
          }}
          onRefused={onRefused}
          onDelivered={(givenBy) => {
            onHold(givenBy);
            setDelivered(true);
            events.onDelivered();
          }}
        />
      )}
      {beside && (
        <beside.BesideChapter
          address={address}
          view={view}
          delivered={delivered}
          refusal={refused}
          reports={report.open}
          onReported={report.close}
          onReopen={reopen}
          onAsk={() => {
            onLetGo();
            void refetch();
          }}
        />
      )}
    </>
  );
}
