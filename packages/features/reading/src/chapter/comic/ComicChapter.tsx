import { openChapterImages } from '@hanji/api-client/images/open-chapter-images.ts';
import { modeOf } from '@hanji/domain/reading/modes.ts';
import {
  keepComicPosition,
  resolveComicPosition,
} from '@hanji/domain/reading/position/keep-position.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { ComicViewer } from '@hanji/viewer/comic/react/ComicViewer.tsx';
import { useState } from 'react';
import { ChapterFailure } from '#chapter/ChapterFailure.tsx';
import type { ChapterViewerProps } from '#chapter/ChapterScreen.tsx';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';
import { ComicWords } from './ComicWords.tsx';
import { readComicSettings, writeComicChoices, writeReadingDirection } from './comic-settings.ts';
import { EndCard } from '#chapter/end/EndCard.tsx';
import { ReaderHead } from '#chapter/ReaderHead.tsx';
import { useKeptPlace } from '#chapter/place/use-kept-place.ts';
import { readPlace } from '#chapter/storage/reading-positions.ts';
import { useChapterSteps } from '#chapter/use-chapter-steps.ts';
import { createImageRefresh } from './image-refresh.ts';
import { useComicLabels } from './use-comic-labels.ts';
import { useLoaded } from '#chapter/use-loaded.ts';

/** A comic chapter: addresses opened, position kept, settings remembered. */
export function ComicChapter(props: ChapterViewerProps) {
  const { address, view, onRead, onReadFinished, onDelivered } = props;
  const drawnByService = useDrawnByService();
  const images = useLoaded(() => openChapterImages(view), view);
  const labels = useComicLabels(view.chapter.unit);
  const steps = useChapterSteps(address, view);
  const keepPlace = useKeptPlace(address);
  const [start] = useState(() => {
    const version = view.chapter.contentVersion;
    const kept = readPlace(address.chapterId)?.last;
    return {
      version,
      position:
        kept && 'imageId' in kept
          ? resolveComicPosition(kept, view.chapter.images, version)
          : undefined,
      settings: readComicSettings(address.contentId),
      freshSources: createImageRefresh(address),
    };
  });

  if (images.error) {
    return <ChapterFailure error={images.error} address={address} onRetry={images.again} />;
  }
  if (!images.value) {
    const mode = start.settings.layers?.title.mode ?? modeOf(view.content.orientation);
    // Where a reader has been before, only their browser knows the place.
    const begins = drawnByService ? !view.chapter.activity.read : !start.position;
    return (
      <ChapterSkeleton strip={mode === 'vertical' && begins ? view.chapter.images : undefined} />
    );
  }
  return (
    <ComicViewer
      {...steps}
      key={address.chapterId}
      images={images.value}
      orientation={view.content.orientation}
      labels={labels}
      PanelWords={ComicWords}
      initialPosition={start.position}
      settings={start.settings}
      loadImage={({ id }) => start.freshSources(id)}
      onPosition={(position) => {
        keepPlace(keepComicPosition(position, view.chapter.images, start.version));
      }}
      onSettings={(layers) => writeComicChoices(address.contentId, layers)}
      onDirection={writeReadingDirection}
      onImageLoaded={onDelivered}
      onReadFinished={onReadFinished}
      onReadFailed={onRead}
      headerSlot={<ReaderHead address={address} view={view} />}
      endSlot={<EndCard address={address} view={view} />}
    />
  );
}
