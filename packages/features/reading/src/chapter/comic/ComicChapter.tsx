import { openChapterImages } from '@hanji/api-client/images/open-chapter-images.ts';
import {
  comicSettingsOf,
  isStripAsSent,
  noComicChoices,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import { modeOf } from '@hanji/domain/reading/modes.ts';
import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { useState } from 'react';
import { ChapterFailure } from '#chapter/ChapterFailure.tsx';
import type { ChapterViewerProps } from '#chapter/ChapterScreen.tsx';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';
import { useLoaded } from '#chapter/use-loaded.ts';
import { loadOpenedComic } from '#chapter/viewer-chunks.ts';
import { readComicSettings } from './comic-settings.ts';
import { useComicStart } from './use-comic-start.ts';
import { useViewerChunk } from './use-viewer-chunk.ts';

/** A comic chapter: its strip as far as it is known, until its addresses and its viewer are here. */
export function ComicChapter(props: ChapterViewerProps) {
  const { address, view } = props;
  const drawnByService = useDrawnByService();
  const images = useLoaded(() => openChapterImages(view), view);
  const chunk = useViewerChunk(loadOpenedComic);
  const start = useComicStart(address.chapterId, view);
  const [settings] = useState(() => readComicSettings(address.contentId));

  if (images.error) {
    return <ChapterFailure error={images.error} address={address} onRetry={images.again} />;
  }
  if (!images.value || !chunk) {
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
  return <chunk.OpenedComic {...props} images={images.value} start={start} settings={settings} />;
}
