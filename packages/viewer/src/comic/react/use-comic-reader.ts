import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComicPosition } from '#comic/engine/comic-image.ts';
import type { ComicPage } from '#comic/engine/comic-pages.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import type { ComicProgress, ReaderEvents } from '#comic/react/reader-handle.ts';
import { throttle } from '#shared/engine/throttle.ts';
import { viewerTimes } from '#shared/engine/viewer-times.ts';
import { useLatest } from '#shared/react/hooks/use-latest.ts';
import { useOnce } from '#shared/react/hooks/use-once.ts';

interface ComicReader {
  readonly progress: ComicProgress;
  /** Stable over renders, so that strip and pager are drawn again only for cause. */
  readonly events: ReaderEvents;
}

/** Keeps the reader's place and turns what happens into the caller's events. */
export function useComicReader(
  props: ComicViewerProps,
  pages: readonly ComicPage[],
  onTap: () => void,
): ComicReader {
  const first = props.images[0];
  const start = props.initialPosition ?? (first && { imageId: first.id, fraction: 0 });
  const anchor = useRef<ComicPosition | undefined>(start);
  const [progress, setProgress] = useState<ComicProgress>(() => startOf(pages, start));
  const onEnd = useOnce(props.onReadFinished);
  const onFailed = useOnce(props.onReadFailed);
  const latest = useLatest(props);
  const report = useMemo(
    () =>
      throttle<ComicPosition>(
        (position) => latest.current.onPosition?.(position),
        viewerTimes.position,
      ),
    [latest],
  );
  // The place where the reader leaves is the one to keep.
  useEffect(
    () => () => {
      report.flush();
      report.cancel();
    },
    [report],
  );

  const events = useMemo(
    (): ReaderEvents => ({
      anchor,
      onEnd,
      onFailed,
      onTap,
      onMove: report,
      onProgress: (next) =>
        setProgress((now) => (now.page === next.page && now.percent === next.percent ? now : next)),
    }),
    [onEnd, onFailed, onTap, report],
  );
  return { progress, events };
}

function startOf(pages: readonly ComicPage[], position: ComicPosition | undefined): ComicProgress {
  const page = pages.findIndex((candidate) =>
    candidate.images.some((image) => image.id === position?.imageId),
  );
  const last = Math.max(1, pages.length - 1);
  return { page: Math.max(0, page), percent: Math.round((Math.max(0, page) / last) * 100) };
}
