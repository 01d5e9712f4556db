import { type ReactElement, memo } from 'react';
import type { ComicFit } from '@hanji/domain/reading/comic/comic-settings.ts';
import type { ComicPage, Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import { isTallPage } from '@hanji/domain/screens/widths.ts';
import { shownPage } from '#comic/engine/page-sizes.ts';
import { type Shown, sizesOf } from '#comic/engine/shown-width.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import * as styles from './ComicPager.module.css';
import { ComicPicture } from '#comic/react/picture/ComicPicture.tsx';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';

type ComicSlideProps = Pick<ComicViewerProps, 'labels' | 'loadImage'> & {
  readonly spread: Spread<ComicImage>;
  readonly openedAt: number;
  readonly current: boolean;
  /** Widest that a page is shown, in CSS pixels. */
  readonly widest: number;
  readonly fit: ComicFit;
  /** How many times as large as they fit its pages are. */
  readonly zoom: number;
  /** So many of its images are to be loaded, from the first; none where it is far. */
  readonly loads: number;
  /** It has been near: what its boxes know of their images stays. Of others the room alone is kept. */
  readonly drawn: boolean;
  readonly onFailed: (imageId: string) => void;
  readonly onSettled: (imageId: string) => void;
};

/** What bounds the width of a page on a slide, as its style has it. */
export function pageShown(
  { images, ratio }: ComicPage<ComicImage>,
  share: number,
  { fit, widest }: Pick<ComicSlideProps, 'fit' | 'widest'>,
): Shown {
  if (fit === 'height') return shownPage(ratio, { widest, share });
  return { widest: (fit === 'original' && images[0]?.width) || widest, share };
}

/** One slide: a page or a pair, each as large as screen and reader allow. */
export const ComicSlide = memo(function ComicSlide(props: ComicSlideProps): ReactElement {
  const { spread, current } = props;
  const share = spread.length;
  const tall = isTallPage(spread[0].ratio);
  if (!props.drawn) return <div className={styles.slide} data-slide="page" inert />;
  return (
    <div
      className={styles.slide}
      data-slide={tall ? 'tall' : 'page'}
      data-current={current}
      inert={!current}
    >
      {/* The pager wipes the styles of what is its own, the slides among them. */}
      <div className={styles.spread} data-spread style={cssVariables({ '--zoom': props.zoom })}>
        {spread.map((page, at) => (
          <div
            key={page.index}
            className={styles.page}
            style={cssVariables({
              '--hj-page-ratio': page.ratio,
              '--hj-page-share': share,
              '--hj-page-own': `${page.images[0]?.width ?? 0}px`,
            })}
          >
            <div className={styles.sheet} data-sheet>
              <PageImages {...props} page={page} before={at === 0 ? 0 : spread[0].images.length} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
});

type PageImagesProps = ComicSlideProps & {
  readonly page: ComicPage<ComicImage>;
  /** Images of the page that comes first on the slide. */
  readonly before: number;
};

/** The slices of a page, one below the other. */
function PageImages(props: PageImagesProps): ReactElement[] {
  const { before } = props;
  const { images, edges } = layOutStrip(props.page.images);
  const sizes = sizesOf({
    ...pageShown(props.page, props.spread.length, props),
    zoom: props.zoom,
  });
  return images.map((image, index) => (
    <ComicPicture
      key={image.id}
      image={image}
      openedAt={props.openedAt}
      top={edges[index] ?? 0}
      sizes={sizes}
      active={before + index < props.loads}
      urgent={props.current}
      named={index === 0}
      labels={props.labels}
      loadImage={props.loadImage}
      onFailed={props.onFailed}
      onSettled={props.onSettled}
    />
  ));
}
