import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelPlace } from '#novel/engine/place/novel-place.ts';
import type { NovelReaderEvents, NovelReaderOptions } from '#novel/engine/reader-options.ts';
import { openReader } from '#novel/react/ahead/drawn-ahead.ts';
import { novelLook, readerOptions } from '#novel/react/reader-options.ts';
import { watchSize } from '#novel/react/watch-size.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { useReadEvents } from '#shared/react/hooks/use-read-events.ts';
import { useThrottledReport } from '#shared/react/hooks/use-throttled-report.ts';

/** How the book does: `broken` is one part of it, `failed` the whole. */
export type NovelStatus = 'loading' | 'shown' | 'broken' | 'failed';

/** A book on screen, as the viewer's parts use it. */
export type NovelReading = {
  readonly reader: RefObject<NovelReader | undefined>;
  readonly status: NovelStatus;
  readonly contents: readonly ContentsEntry[];
  readonly place: NovelPlace | undefined;
  /** The box that scrolls, to put the boundary of a part into. */
  readonly container: HTMLElement | undefined;
  /** The document on screen. */
  readonly frame: Document | undefined;
  /** Opens the book, or the part that failed, again. */
  readonly retry: () => void;
  /** To call when the card behind the text takes the focus. */
  readonly onCardFocus: () => void;
};

type HostEvents = Pick<
  NovelReaderEvents,
  'onTap' | 'onPicture' | 'onKey' | 'onBeyond' | 'onOutside' | 'onChapter' | 'onNote'
>;

/** Opens the book in `host`, keeps its look and size, and ends it with the component. */
export function useNovelReader(
  props: NovelViewerProps,
  host: RefObject<HTMLDivElement | null>,
  events: HostEvents,
): NovelReading {
  const { book, language, mode, settings, page } = props;
  const [status, setStatus] = useState<NovelStatus>('loading');
  const [contents, setContents] = useState<readonly ContentsEntry[]>([]);
  const table = useRef<readonly ContentsEntry[]>([]);
  const [place, setPlace] = useState<NovelPlace>();
  const [container, setContainer] = useState<HTMLElement>();
  const [frame, setFrame] = useState<Document>();
  const [tries, setTries] = useState(0);
  const reader = useRef<NovelReader>(undefined);
  const position = useRef<NovelPosition | undefined>(
    props.opensAtEnd ? { cfi: '', percent: 100 } : props.initialPosition,
  );
  /** Once it is there, the place is the reader's. */
  const linked = useRef(props.opensAt);
  /** The card took the focus, past text: no place, and no end, until that is below the screen again. */
  const onCard = useRef(false);
  /** An end that the book opened at was not read yet. */
  const endCounts = useRef(props.opensAtEnd !== true);
  const { onEnd, onFailed } = useReadEvents(props);
  const report = useThrottledReport(props.onPosition, viewerTimes.position);

  const lookIn = useEffectEvent((element: Element) => novelLook(element, props));
  const tapped = useEffectEvent(events.onTap);
  const pictured = useEffectEvent(events.onPicture);
  const pressed = useEffectEvent(events.onKey);
  const wentBeyond = useEffectEvent(events.onBeyond);
  const ledOutside = useEffectEvent(events.onOutside);
  const ledToChapter = useEffectEvent(events.onChapter);
  const noted = useEffectEvent(events.onNote);
  const failed: NovelReaderEvents['onFailed'] = useEffectEvent((error, whole) => {
    setStatus(whole ? 'failed' : 'broken');
    setContents(table.current);
    if (whole) onFailed(error.problem);
  });
  const placed: NovelReaderEvents['onPlace'] = useEffectEvent((next, moved) => {
    setStatus('shown');
    // With the text, not before it: what is drawn in between keeps that waiting.
    setContents(table.current);
    setPlace(next);
    setContainer(reader.current?.container);
    linked.current = undefined;
    onCard.current &&= next.atEnd;
    if (onCard.current) return;
    position.current = { cfi: next.cfi, percent: next.percent, quote: next.quote };
    if (moved) report(position.current);
    endCounts.current ||= !next.atEnd;
    if (next.atEnd && endCounts.current) onEnd();
  });
  const open = useEffectEvent((element: HTMLElement, buffer: ArrayBuffer): NovelReader => {
    const options = {
      ...readerOptions(element, props),
      buffer,
      host: element,
      start: position.current,
      startAt: linked.current,
      events: {
        onTap: (share, picture) => tapped(share, picture),
        onPicture: (picture) => pictured(picture),
        onOutside: (address) => ledOutside(address),
        onChapter: (key, at) => ledToChapter(key, at),
        onNote: (note, reference) => noted(note, reference),
        onFrame: setFrame,
        onKey: (event) => pressed(event),
        onBeyond: (end) => wentBeyond(end),
        onOpened: (entries) => {
          table.current = entries;
        },
        onFailed: (error, whole) => failed(error, whole),
        onPlace: (next, moved) => placed(next, moved),
      },
    } satisfies NovelReaderOptions;
    return openReader(options, (drawing) => {
      reader.current = drawing;
    });
  });

  // Before the empty page is painted, which the text would wait for.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || !book) return undefined;
    const drawing = open(element, book);
    const unwatch = watchSize(element, drawing);
    return () => {
      unwatch();
      reader.current = undefined;
      setStatus('loading');
      setContainer(undefined);
      setFrame(undefined);
      drawing.close().catch((error: unknown) => console.error('A book did not close', error));
    };
  }, [host, book, language, mode, page?.writing, tries]);

  useEffect(() => {
    if (host.current) reader.current?.setLook(lookIn(host.current));
  }, [host, settings, page]);

  const isShown = status === 'shown';
  const tellShown = useEffectEvent(() => props.onShown?.());
  useEffect(() => {
    if (isShown) tellShown();
  }, [isShown]);

  const { onReload } = props;
  const retry = useCallback(() => {
    if (status === 'broken') reader.current?.retry();
    else if (onReload) {
      setStatus('loading');
      onReload();
    } else setTries((count) => count + 1);
  }, [status, onReload]);
  const onCardFocus = (): void => {
    onCard.current ||= place?.atEnd === false;
  };
  return { reader, status, contents, place, container, frame, retry, onCardFocus };
}
