import { type ReactElement, memo, useRef, useState } from 'react';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import { windowScroller } from '#comic/engine/strip/strip-scroller.ts';
import type { PictureBounds } from '#comic/engine/look/picture-bounds.ts';
import { sizesOf } from '#comic/engine/shown-width.ts';
import { stripPieces } from '#comic/engine/window/strip-pieces.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { ChapterPull } from '#shared/react/pull/ChapterPull.tsx';
import { edgesOfPage, noEdges } from '#shared/react/pull/edges.ts';
import { StripBlock } from '#comic/react/strip/StripBlock.tsx';
import { StripStretch } from '#comic/react/strip/StripStretch.tsx';
import { useEndKey } from '#comic/react/strip/end/use-end-key.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import { type StripReaderProps, useStripReader } from '#comic/react/strip/use-strip-reader.ts';
import * as styles from './ComicStrip.module.css';

type ComicStripProps = StripReaderProps &
  Pick<ComicViewerProps, 'labels' | 'loadImage' | 'endSlot' | 'onPull'> & {
    readonly openedAt: number;
    readonly layout: StripLayout<ComicImage>;
    readonly bounds: PictureBounds;
  };

/** The vertical mode: one long strip that the window scrolls. */
export const ComicStrip = memo(function ComicStrip(props: ComicStripProps): ReactElement {
  const { layout, labels } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [scroller] = useState(() => windowScroller(() => strip.current));
  const { sheet, end, load, zoom, step, onCardFocus } = useStripReader(
    { strip, scroller, layout, bounds: props.bounds },
    props,
  );
  useEndKey(end, () => step('last'));

  return (
    <div className={styles.scroll}>
      <div ref={strip} className={styles.strip} data-strip style={cssVariables({ '--zoom': zoom })}>
        <div ref={sheet}>
          {stripPieces(layout.images.length, (block) => load.blocks.has(block)).map((piece) =>
            piece.kind === 'stretch' ? (
              <StripStretch
                key={`from ${piece.from}`}
                top={layout.edges[piece.from] ?? 0}
                bottom={layout.edges[piece.to + 1] ?? 0}
              />
            ) : (
              <StripBlock
                key={piece.from}
                from={piece.from}
                to={piece.to}
                layout={layout}
                live={load.live}
                first={load.first}
                openedAt={props.openedAt}
                sizes={sizesOf({ ...props.bounds, zoom })}
                labels={labels}
                loadImage={props.loadImage}
                onFailed={props.onFailed}
                onSettled={load.onSettled}
              />
            ),
          )}
        </div>
        <div ref={end} className={styles.end} />
      </div>
      <div className={styles.after} onFocus={onCardFocus}>
        {props.endSlot}
      </div>
      <ChapterPull
        labels={labels}
        onPull={props.onPull}
        direction="TTB"
        edges={() => (zoom > 1 ? noEdges : edgesOfPage())}
      />
    </div>
  );
});
