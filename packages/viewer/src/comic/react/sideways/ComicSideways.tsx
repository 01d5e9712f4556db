import { memo, type ReactElement, useMemo, useRef, useState } from 'react';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { layOutStrip, type StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { isWithin, type LoadWindow } from '#comic/engine/window/image-window.ts';
import { stripPieces } from '#comic/engine/window/strip-pieces.ts';
import { lyingComicImage, lyingSizes } from '#comic/engine/strip/lying-image.ts';
import { sideScroller } from '#comic/engine/strip/strip-scroller.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { boxStyle, roomStyle } from '#comic/react/picture/box-style.ts';
import { LivePicture } from '#comic/react/strip/StripBlock.tsx';
import { ChapterPull } from '#shared/react/pull/ChapterPull.tsx';
import { edgesOfScroller } from '#shared/react/pull/edges-of-element.ts';
import { noEdges } from '#shared/react/pull/edges.ts';
import { type StripReaderProps, useStripReader } from '#comic/react/strip/use-strip-reader.ts';
import * as styles from './ComicSideways.module.css';
import { useSideKeys } from './use-side-keys.ts';
import { useSideWheel } from './use-side-wheel.ts';

type ComicSidewaysProps = StripReaderProps &
  Pick<ComicViewerProps, 'images' | 'labels' | 'loadImage' | 'endSlot' | 'onPull'> & {
    readonly openedAt: number;
    readonly direction: PageDirection;
    /** Room between two pages, in heights of the strip. */
    readonly gap: number;
  };

/** A strip that lies: as high as the screen, scrolled to the side in the work's direction. */
export const ComicSideways = memo(function ComicSideways(props: ComicSidewaysProps): ReactElement {
  const { images, gap, labels, direction } = props;
  const screen = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOutStrip(images.map(lyingComicImage), gap), [images, gap]);
  const [scroller] = useState(() =>
    sideScroller(
      () => screen.current,
      () => strip.current,
      direction,
    ),
  );
  const { sheet, end, load, zoom, step, onCardFocus } = useStripReader(
    { strip, scroller, layout },
    props,
  );
  useSideWheel({ screen, card, scroller }, zoom > 1);
  useSideKeys({ direction, scroller, card, onStep: step });

  const pictureAt = (index: number): ReactElement | null => {
    const image = images[index];
    if (!image) return null;
    return (
      <div key={image.id} className={styles.picture} style={placeOf(layout, index)}>
        <LivePicture
          live={load.live}
          index={index}
          image={image}
          openedAt={props.openedAt}
          top={0}
          sizes={lyingSizes(image, zoom)}
          urgent={isWithin(load.first, index)}
          named={images[index - 1]?.page !== image.page}
          labels={labels}
          loadImage={props.loadImage}
          onFailed={props.onFailed}
          onSettled={load.onSettled}
        />
      </div>
    );
  };

  return (
    <>
      <div
        ref={screen}
        className={styles.scroller}
        dir={direction === 'RTL' ? 'rtl' : 'ltr'}
        data-zoomed={zoom > 1}
        style={cssVariables({ '--zoom': zoom })}
      >
        <div className={styles.row}>
          <div ref={strip} className={styles.strip}>
            <div ref={sheet} className={styles.sheet}>
              {stripPieces(images.length, (block) => load.blocks.has(block)).map((piece) =>
                piece.kind === 'stretch' ? (
                  <div
                    key={`from ${piece.from}`}
                    className={styles.picture}
                    style={stretchStyle(layout, piece)}
                  />
                ) : (
                  images.slice(piece.from, piece.to + 1).map((_, at) => pictureAt(piece.from + at))
                ),
              )}
            </div>
            <div ref={end} className={styles.end} />
          </div>
          {/* The strip lies as the work is read; words run as they are written. */}
          <div ref={card} className={styles.after} dir="auto" onFocus={onCardFocus}>
            {props.endSlot}
          </div>
        </div>
      </div>
      <ChapterPull
        labels={labels}
        onPull={props.onPull}
        direction={direction}
        edges={() => (zoom > 1 || !screen.current ? noEdges : edgesOfScroller(screen.current))}
      />
    </>
  );
});

/** Where a picture of the strip lies, in heights of the strip, and its shape. */
function placeOf({ images, edges }: StripLayout<ComicImage>, index: number) {
  const [lying, top = 0] = [images[index], edges[index]];
  if (!lying) return undefined;
  const style = boxStyle(lying, top, edges[index + 1]);
  return { ...style, aspectRatio: `${lying.height} / ${lying.width}` };
}

/** The room of pictures that are not drawn: exactly theirs, so that drawing them moves nothing. */
function stretchStyle({ edges }: StripLayout<ComicImage>, { from, to }: LoadWindow) {
  const [start = 0, end = 0] = [edges[from], edges[to + 1]];
  return { aspectRatio: `${end - start} / 1`, ...roomStyle(start, end) };
}
