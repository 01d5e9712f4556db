import type { RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelPlace } from '#novel/engine/place/novel-place.ts';
import type { NovelReaderEvents } from '#novel/engine/reader-options.ts';
import type { NovelLook, NovelPalette } from '#novel/engine/style/novel-style.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { throttle } from '#shared/engine/throttle.ts';
import { useLatest } from '#shared/react/hooks/use-latest.ts';
import { useReadEvents } from '#shared/react/hooks/use-read-events.ts';

/** How the book does: `broken` is one part of it, `failed` the whole. */
export type NovelStatus = 'loading' | 'shown' | 'broken' | 'failed';

/** A book on screen, as the viewer's parts use it. */
export interface NovelReading {
  readonly reader: RefObject<NovelReader | undefined>;
  readonly status: NovelStatus;
  readonly contents: readonly ContentsEntry[];
  readonly place: NovelPlace | undefined;
  /** The box that scrolls, to put the boundary of a part into. */
  readonly container: HTMLElement | undefined;
  /** Opens the book, or the part that failed, again. */
  readonly retry: () => void;
}

type HostEvents = Pick<NovelReaderEvents, 'onTap' | 'onKey' | 'onBeyond' | 'onOutside'>;

/** Safari sends taps and keys out of a frame only when scripts may run in it. */
function isSafari(): boolean {
  return /AppleWebKit/.test(navigator.userAgent) && !/Chrom|Edg|OPR/.test(navigator.userAgent);
}

function paletteOf(element: Element): NovelPalette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ground: read('--hj-novel-ground'),
    text: read('--hj-novel-text'),
    link: read('--hj-novel-link'),
  };
}

/** Opens the book in `host`, keeps its look and size, and ends it with the component. */
export function useNovelReader(
  props: NovelViewerProps,
  host: RefObject<HTMLDivElement | null>,
  events: HostEvents,
): NovelReading {
  const { book, language, mode, settings } = props;
  const [status, setStatus] = useState<NovelStatus>('loading');
  const [contents, setContents] = useState<readonly ContentsEntry[]>([]);
  const [place, setPlace] = useState<NovelPlace>();
  const [container, setContainer] = useState<HTMLElement>();
  const [tries, setTries] = useState(0);
  const reader = useRef<NovelReader>(undefined);
  const position = useRef<NovelPosition | undefined>(props.initialPosition);
  const latest = useLatest({ props, events });
  const { onEnd, onFailed } = useReadEvents(props);
  const report = useMemo(
    () =>
      throttle<NovelPosition>(
        (next) => latest.current.props.onPosition?.(next),
        viewerTimes.position,
      ),
    [latest],
  );
  const lookIn = useCallback(
    (element: Element): NovelLook => ({
      settings: latest.current.props.settings,
      mode: latest.current.props.mode,
      language: latest.current.props.language,
      palette: paletteOf(element),
    }),
    [latest],
  );

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const { props: current } = latest.current;
    const opened = new NovelReader({
      buffer: book,
      host: element,
      title: current.labels.viewer,
      look: lookIn(element),
      start: position.current,
      weights: current.sectionCharacters,
      allowScripts: current.strictHostPolicy === true && isSafari(),
      events: {
        onTap: (share) => latest.current.events.onTap(share),
        onOutside: () => latest.current.events.onOutside(),
        onKey: (event) => latest.current.events.onKey(event),
        onBeyond: (end) => latest.current.events.onBeyond(end),
        onOpened: setContents,
        onFailed: (error, whole) => {
          setStatus(whole ? 'failed' : 'broken');
          if (whole) onFailed(error.problem);
        },
        onPlace: (next, moved) => {
          setStatus('shown');
          setPlace(next);
          setContainer(opened.container);
          position.current = { cfi: next.cfi, percent: next.percent };
          if (moved) report(position.current);
          if (next.atEnd) onEnd();
        },
      },
    });
    reader.current = opened;
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      // Drawing within the observation would change what is observed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => opened.resize());
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      reader.current = undefined;
      setStatus('loading');
      setContainer(undefined);
      opened.close().catch((error: unknown) => console.error('A book did not close', error));
    };
  }, [host, book, language, mode, tries, latest, lookIn, report, onEnd, onFailed]);

  useEffect(() => {
    if (host.current) reader.current?.setLook(lookIn(host.current));
  }, [host, settings, lookIn]);

  // The place where the reader leaves is the one to keep.
  useEffect(
    () => () => {
      report.flush();
      report.cancel();
    },
    [report],
  );

  const retry = useCallback(() => {
    if (status === 'broken') reader.current?.retry();
    else setTries((count) => count + 1);
  }, [status]);
  return { reader, status, contents, place, container, retry };
}
