import { useDrawnByService } from '@hanji/edition/drawn/use-drawn-by-service.ts';
import { pagerParts } from '@hanji/viewer/comic/react/pager/pager-parts.ts';
import { useEffect, useState } from 'react';
import { ChapterFailure } from '#chapter/ChapterFailure.tsx';
import type { ChapterViewerProps } from '#chapter/chapter-viewer-props.ts';
import { ChapterSkeleton } from '#chapter/ChapterSkeleton.tsx';
import { useLoaded } from '#shared/use-loaded.ts';
import { comicViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { readComicSettings } from './comic-settings.ts';
import { imagesHere, openImages } from './opened-images.ts';
import { hasStripsAsSent, openingMode, opensAtTop, opensStanding } from './strip/opening-mode.ts';
import { stripPictures } from './strip/strip-pictures.ts';
import { useTellOnce } from '#chapter/events/use-tell-once.ts';
import { comicStart } from './comic-start.ts';
import { usePainted } from './strip/use-painted.ts';
import { useViewerChunk } from '#chapter/viewer-code/use-viewer-chunk.ts';

/** A comic chapter: its strip as far as it is known, until its addresses and its viewer are here. */
export function ComicChapter(props: ChapterViewerProps) {
  const { address, view, reader, coming, onBegun, onReadable } = props;
  const drawnByService = useDrawnByService();
  const images = useLoaded(() => openImages(view), view, imagesHere(view));
  const isReadable = images.value !== undefined && images.value.length > 0;
  useTellOnce(isReadable, onReadable);
  const chunk = useViewerChunk(comicViewer);
  const [start] = useState(() =>
    comicStart({ reader, chapterId: address.chapterId }, address, view, coming.arrival),
  );
  // From here on its place is the reader's.
  useTellOnce(true, onBegun);
  const [settings] = useState(() => readComicSettings(address.contentId));
  // What the browser keeps is known from here on.
  useEffect(() => document.documentElement.removeAttribute('data-kept-page'), []);

  const paged = openingMode(view, settings) === 'page';
  useEffect(() => {
    // Beside the viewer; what does not come is asked for again where it is drawn.
    if (paged) pagerParts.load().catch(() => {});
  }, [paged]);
  // The service draws a strip as nobody has set it.
  const drawn = drawnByService || hasStripsAsSent(settings);
  // Where a reader has been before, only their browser knows the place.
  const begins = drawnByService ? !view.chapter.activity.read : opensAtTop(start);
  const stands = opensStanding(view, settings);
  const strip = stands && begins && drawn ? view.chapter.images : undefined;
  // Its first pictures need none of what is drawn around them.
  const painted = usePainted(strip !== undefined && images.value !== undefined);

  if (images.error) {
    return <ChapterFailure error={images.error} address={address} onRetry={images.again} />;
  }
  if (!images.value || !chunk || !painted) {
    const pictures = images.value && chunk ? stripPictures(images.value) : undefined;
    return <ChapterSkeleton strip={strip} pictures={pictures} />;
  }
  return <chunk.OpenedComic {...props} images={images.value} start={start} settings={settings} />;
}
