import { openChapterImages } from '@hanji/api-client/images/open-chapter-images.ts';
import {
  comicSettingsOf,
  isStripAsSent,
  noComicChoices,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import { modeOf } from '@hanji/domain/reading/modes.ts';
import { keepComicPosition } from '@hanji/domain/reading/position/keep-position.ts';
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
import { usePulledChapters } from '#chapter/continuing/use-pulled-chapters.ts';
import { useComicStart } from './use-comic-start.ts';
import { useChapterSteps } from '#chapter/use-chapter-steps.ts';
import { createImageRefresh } from './image-refresh.ts';
import { useNextPrepared } from './next/use-next-prepared.ts';
import { useComicLabels } from './use-comic-labels.ts';
import { useLoaded } from '#chapter/use-loaded.ts';

/** A comic chapter: addresses opened, position kept, settings remembered. */
export function ComicChapter(props: ChapterViewerProps) {
  const { address, view, onRead, onReadFinished, onDelivered, onReport } = props;
  const drawnByService = useDrawnByService();
  const images = useLoaded(() => openChapterImages(view), view);
  const labels = useComicLabels(view.chapter.unit);
  const steps = useChapterSteps(address, view);
  const prepareNext = useNextPrepared(address, view);
  const keepPlace = useKeptPlace(address);
  const start = useComicStart(address.chapterId, view);
  const onPull = usePulledChapters(address, view);
  const [settings] = useState(() => readComicSettings(address.contentId));
  const [freshSources] = useState(() => createImageRefresh(address));

  if (images.error) {
    return <ChapterFailure error={images.error} address={address} onRetry={images.again} />;
  }
  if (!images.value) {
    const layers = settings.layers ?? noComicChoices;
    const mode = layers.title.mode ?? modeOf(view.content.orientation);
    // The service draws a strip as nobody has set it.
    const drawn = drawnByService || isStripAsSent(comicSettingsOf(layers));
    // Where a reader has been before, only their browser knows the place.
    const begins = drawnByService
      ? !view.chapter.activity.read
      : !start.position && !start.opensAtEnd;
    return (
      <ChapterSkeleton
        strip={mode === 'vertical' && begins && drawn ? view.chapter.images : undefined}
      />
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
      opensAtEnd={start.opensAtEnd}
      settings={settings}
      loadImage={({ id }) => freshSources(id)}
      onPosition={(position) => {
        keepPlace(keepComicPosition(position, view.chapter.images, view.chapter.contentVersion));
      }}
      onSettings={(layers) => writeComicChoices(address.contentId, layers)}
      onDirection={writeReadingDirection}
      onPull={onPull}
      onImageLoaded={(imageId) => {
        onDelivered();
        prepareNext(imageId);
      }}
      onReadFinished={onReadFinished}
      onReadFailed={onRead}
      headerSlot={<ReaderHead address={address} view={view} />}
      endSlot={<EndCard address={address} view={view} onReport={onReport} />}
    />
  );
}
