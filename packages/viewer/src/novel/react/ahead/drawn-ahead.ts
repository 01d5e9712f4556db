import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import '@hanji/ui-kit/tokens/novel-themes.css';
import { moveReader, movesFrames } from '#novel/engine/ahead/move-reader.ts';
import { RelayedEvents } from '#novel/engine/ahead/relayed-events.ts';
import { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelReaderOptions } from '#novel/engine/reader-options.ts';
import { isSameLook } from '#novel/engine/style/novel-style.ts';
import { drawnWith, type DrawnProps } from '#novel/react/drawn-with.ts';
import * as styles from '../NovelViewer.module.css';

type DrawnAhead = {
  readonly reader: NovelReader;
  readonly relayed: RelayedEvents;
  readonly options: Omit<NovelReaderOptions, 'events'>;
  readonly layer: HTMLElement;
};

type AheadProps = DrawnProps & {
  readonly book: ArrayBuffer;
  readonly initialPosition: NovelPosition | undefined;
};

/** By the book's bytes, which its viewer is given as well. */
const drawn = new WeakMap<ArrayBuffer, DrawnAhead>();

/**
 * Draws a book as its viewer will, where nobody sees it: the viewer that opens it then has its text in its
 * first frame. Nothing is drawn where the browser cannot move a frame with what it holds
 * (`Element.moveBefore`). Gives what to call where it is no longer wanted; a viewer that has taken it keeps it.
 */
export function drawAhead({ book, initialPosition, ...props }: AheadProps): () => void {
  if (!movesFrames()) return () => undefined;
  const layer = document.createElement('div');
  layer.className = `${styles.viewer} ${styles.unseen}`;
  layer.dataset['novelTheme'] = String(props.settings.color);
  const host = layer.appendChild(document.createElement('div'));
  host.className = styles.host;
  host.dataset['mode'] = props.mode;
  document.body.append(layer);
  const relayed = new RelayedEvents();
  const options = { ...drawnWith(host, props), buffer: book, host, start: initialPosition };
  const reader = new NovelReader({ ...options, events: relayed.events });
  const ahead = { reader, relayed, options, layer };
  drawn.set(book, ahead);
  return () => {
    layer.remove();
    if (drawn.get(book) !== ahead) return;
    drawn.delete(book);
    reader.close().catch((error: unknown) => console.error('A book did not close', error));
  };
}

/**
 * The reader of a book for these options: the one that was drawn ahead, where it was drawn as they say, or
 * else a new one. `begin` is called with it before it says anything.
 */
export function openReader(
  options: NovelReaderOptions,
  begin: (reader: NovelReader) => void,
): NovelReader {
  const ahead = drawn.get(options.buffer);
  if (!ahead || ahead.relayed.hasFailed || !isDrawnAs(ahead.options, options)) {
    const reader = new NovelReader(options);
    begin(reader);
    return reader;
  }
  drawn.delete(options.buffer);
  const { reader, relayed, layer } = ahead;
  moveReader(reader, options.host);
  layer.remove();
  begin(reader);
  relayed.hear(options.events);
  return reader;
}

function isDrawnAs(one: Omit<NovelReaderOptions, 'events'>, other: NovelReaderOptions): boolean {
  const places = [one, other].map(({ start, startAt }) => JSON.stringify([start, startAt]));
  const isSameName = one.title === other.title;
  return isSameName && isSameLook(one.look, other.look) && places[0] === places[1];
}
