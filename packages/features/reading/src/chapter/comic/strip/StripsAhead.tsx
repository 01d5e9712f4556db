import { layOutStrip, offsetOf, stripHeight } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { useEditionStore } from '@hanji/edition/session/use-edition-store.ts';
import { StripDrawing } from '@hanji/viewer/comic/react/strip/StripDrawing.tsx';
import { useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { isViewHeld } from '#chapter/ahead/is-view-held.ts';
import { useGoPainted } from '#chapter/ahead/use-go-painted.ts';
import { useOwnAhead } from '#chapter/ahead/use-own-ahead.ts';
import type { DrawsAheadProps } from '#chapter/ahead/chapter-ahead.ts';
import { useReader } from '#chapter/events/use-reader.ts';
import { comicViewer } from '#chapter/viewer-code/viewer-chunks.ts';
import { arrivalIn } from '#opening/arrival.ts';
import { chapterPath } from '#paths/paths.ts';
import { firstSeen, stripPictures } from './strip-pictures.ts';
import { stripStart } from './strip-start.ts';
import type { StripAhead } from './strip-ahead.ts';
import * as styles from './StripsAhead.module.css';

/**
 * The strips of chapters that were fetched ahead, drawn while nothing else goes on and not shown. Who
 * opens one sees in the very next frame where it opens; the chapter's page, which takes longer, draws
 * the same in its place.
 */
export function StripsAhead({ chapters, ref }: DrawsAheadProps): ReactElement {
  const strips = useOwnAhead(chapters).filter((chapter) => chapter.kind === 'strip');
  const store = useEditionStore();
  const reader = useReader();
  const layers = useRef(new Map<string, HTMLElement>());

  /** Whether its page will draw the same: what is kept here may have changed since. */
  function isAsDrawn(strip: StripAhead): boolean {
    const { address, view, position } = strip;
    if (!isViewHeld(store, strip)) return false;
    const start = stripStart(reader, address, view, arrivalIn(address.chapterId));
    return start?.opensAtEnd === false && isSame(start.position, position);
  }

  useGoPainted(ref, (path) => {
    const strip = strips.find(({ address }) => chapterPath(address) === path);
    const layer = layers.current.get(path);
    if (!strip || !layer || !comicViewer.here() || !isAsDrawn(strip)) return undefined;
    return {
      show(): boolean {
        layer.hidden = false;
        layer.hidden = !isAtPlace(layer, strip);
        return !layer.hidden;
      },
      hide(): void {
        layer.hidden = true;
      },
    };
  });

  return createPortal(
    strips.map(({ address, view, images, position }) => {
      const path = chapterPath(address);
      return (
        <div
          key={path}
          ref={(layer) => {
            if (layer) layers.current.set(path, layer);
            return () => void layers.current.delete(path);
          }}
          className={styles.strip}
          hidden
          // Its page says what it is; what is pressed on it meant the page that it covers.
          aria-hidden
        >
          <StripDrawing
            images={view.chapter.images}
            from={firstSeen(images, position)}
            pictures={stripPictures(images, position)}
            drawnByService={false}
          />
        </div>
      );
    }),
    document.body,
  );
}

function isSame(one: ComicPosition | undefined, other: ComicPosition | undefined): boolean {
  return one?.imageId === other?.imageId && one?.fraction === other?.fraction;
}

/** Brings a strip to its place; false where the screen would show what follows the strip as well. */
function isAtPlace(layer: HTMLElement, { view, position }: StripAhead): boolean {
  if (!position) return true;
  const layout = layOutStrip(view.chapter.images);
  const width = layer.querySelector('[data-drawn-strip]')?.clientWidth ?? 0;
  const offset = offsetOf(layout, position, width);
  layer.scrollTop = offset;
  return offset + layer.clientHeight <= stripHeight(layout, width);
}
