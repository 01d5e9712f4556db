import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import '@hanji/ui-kit/tokens/novel-themes.css';
import { moveReader, movesFrames } from '#novel/engine/ahead/move-reader.ts';
import { RelayedEvents } from '#novel/engine/ahead/relayed-events.ts';
import { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelReaderOptions } from '#novel/engine/reader-options.ts';
import { sizeOf } from '#novel/engine/epub/display.ts';
import { isSameLook } from '#novel/engine/style/novel-style.ts';
import { readerOptions, type ReaderProps } from '#novel/react/reader-options.ts';
import { watchSize } from '#novel/react/watch-size.ts';
import * as styles from '../NovelViewer.module.css';

type DrawnBook = {
  readonly reader: NovelReader;
  readonly relayed: RelayedEvents;
  readonly options: Omit<NovelReaderOptions, 'events'>;
  /** Takes away the layer that it is drawn in, and nothing that has left that. */
  readonly removeLayer: () => void;
};

type AheadProps = ReaderProps & {
  readonly book: ArrayBuffer;
  readonly initialPosition: NovelPosition | undefined;
};

/** By the book's bytes, which its viewer is given as well. */
const books = new WeakMap<ArrayBuffer, DrawnBook>();

/** A book that is drawn before it is opened. */
export type DrawnAhead = {
  /**
   * Shows it over the page, as its viewer will, which takes it over from there; gives whether there is
   * something to show. What is pressed on it meanwhile reaches neither it nor the page.
   */
  readonly show: () => boolean;
  readonly hide: () => void;
  /** It is no longer wanted; a viewer that has taken it keeps it. */
  readonly end: () => void;
};

/**
 * Draws a book as its viewer will, where nobody sees it: it can be shown before its viewer is there, which
 * has its text in its first frame then. Null where the browser cannot move a frame with what it holds
 * (`Element.moveBefore`).
 */
export function drawAhead({ book, initialPosition, ...props }: AheadProps): DrawnAhead | null {
  if (!movesFrames()) return null;
  const layer = document.createElement('div');
  layer.className = `${styles.viewer} ${styles.ahead} ${styles.unseen}`;
  layer.dataset['novelTheme'] = String(props.settings.color);
  // Its viewer says what it is.
  layer.ariaHidden = 'true';
  const host = layer.appendChild(document.createElement('div'));
  host.className = styles.host;
  host.dataset['mode'] = props.mode;
  host.inert = true;
  document.body.append(layer);
  const relayed = new RelayedEvents();
  const options = { ...readerOptions(host, props), buffer: book, host, start: initialPosition };
  const reader = new NovelReader({ ...options, events: relayed.events });
  const unwatch = watchSize(host, reader);
  const removeLayer = (): void => {
    unwatch();
    layer.remove();
  };
  const ahead = { reader, relayed, options, removeLayer };
  books.set(book, ahead);
  return {
    show(): boolean {
      const isDrawn = relayed.hasPlace && !relayed.hasFailed && isLaidOut(reader);
      const isReady = isDrawn && books.get(book) === ahead;
      if (isReady) layer.classList.remove(styles.unseen);
      return isReady;
    },
    hide: () => layer.classList.add(styles.unseen),
    end(): void {
      removeLayer();
      if (books.get(book) !== ahead) return;
      books.delete(book);
      reader.close().catch((error: unknown) => console.error('A book did not close', error));
    },
  };
}

/**
 * The reader of a book for these options: the one that was drawn ahead, where it was drawn as they say, or
 * else a new one. `onReader` is called with it before it says anything.
 */
export function openReader(
  options: NovelReaderOptions,
  onReader: (reader: NovelReader) => void,
): NovelReader {
  const ahead = books.get(options.buffer);
  if (!ahead || ahead.relayed.hasFailed || !isDrawnAs(ahead.options, options)) {
    const reader = new NovelReader(options);
    onReader(reader);
    return reader;
  }
  const { reader, relayed, removeLayer } = ahead;
  books.delete(options.buffer);
  if (!isLaidOut(reader)) relayed.forgetPlace();
  moveReader(reader, options.host);
  removeLayer();
  onReader(reader);
  relayed.hear(options.events);
  return reader;
}

/** Whether its text is there, laid out for the size that its place has. */
function isLaidOut({ drawn, stage }: NovelReader): boolean {
  return drawn?.screen !== undefined && drawn.size === sizeOf(stage);
}

/** Its frame is named, and its place found, as it was drawn. */
function isDrawnAs(drawn: Omit<NovelReaderOptions, 'events'>, asked: NovelReaderOptions): boolean {
  const isSamePlace =
    asked.startAt === undefined && JSON.stringify(drawn.start) === JSON.stringify(asked.start);
  return isSamePlace && drawn.title === asked.title && isSameLook(drawn.look, asked.look);
}
