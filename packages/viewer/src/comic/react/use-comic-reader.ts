import { useMemo, useRef, useState } from 'react';
import type { ComicPage } from '@hanji/domain/reading/pages/comic-pages.ts';
import { progressOfPosition } from '@hanji/domain/reading/pages/comic-progress.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { followProgress, type FollowedProgress } from '#comic/react/parts/followed-progress.ts';
import type { ReaderEvents } from '#comic/react/reader-handle.ts';
import type { DrawnPictures } from '#comic/react/picture/drawn-pictures.ts';
import { useReadEnd } from '#comic/react/use-read-end.ts';
import { useReadEvents } from '#shared/react/hooks/use-read-events.ts';
import { useThrottledReport } from '#shared/react/hooks/use-throttled-report.ts';

type ComicReader = {
  /** How many times as large as it fits. */
  readonly zoom: number;
  readonly progress: FollowedProgress;
  /** Stable over renders, so that strip and pager are drawn again only for cause. */
  readonly events: ReaderEvents;
  readonly onDrawn: DrawnPictures;
  /** The chapter's last screen is the place: until the reader moves. */
  readonly opensAtEnd: boolean;
};

/** Keeps the reader's place and turns what happens into the caller's events. */
export function useComicReader(
  props: ComicViewerProps,
  pages: readonly ComicPage<ComicImage>[],
  onTap: () => void,
): ComicReader {
  const start = startOf(props);
  // Where nobody knows a place, reading goes on where the page has been scrolled to before scripts.
  const anchor = useRef(props.opensAtEnd ? start : props.initialPosition);
  const [progress] = useState(() => followProgress(progressOfPosition(pages, start)));
  const [zoom, setZoom] = useState(1);
  const [opensAtEnd, setOpensAtEnd] = useState(props.opensAtEnd === true);
  const { onEnd: onRead, onFailed } = useReadEvents(props);
  const { onEnd, onDrawn } = useReadEnd(props.images.at(-1)?.id, onRead);
  const report = useThrottledReport(props.onPosition, viewerTimes.position);

  const events = useMemo((): ReaderEvents => {
    const onMove: ReaderEvents['onMove'] = (position) => {
      setOpensAtEnd(false);
      report(position);
    };
    return {
      anchor,
      onEnd,
      onFailed,
      onTap,
      onZoom: setZoom,
      onMove,
      onArrive: (position) => {
        anchor.current = position;
        onMove(position);
      },
      onProgress: progress.move,
    };
  }, [onEnd, onFailed, onTap, report, progress]);
  return { zoom, progress, events, onDrawn, opensAtEnd };
}

function startOf({ images, initialPosition, opensAtEnd }: ComicViewerProps) {
  if (initialPosition && !opensAtEnd) return initialPosition;
  const image = opensAtEnd ? images.at(-1) : images[0];
  return image && { imageId: image.id, fraction: 0 };
}
