import { type ReactElement, memo } from 'react';
import type { ComicPage, Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import { isTallPage } from '@hanji/domain/screens/widths.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import * as styles from './ComicPager.module.css';
import { ComicPicture } from '#comic/react/picture/ComicPicture.tsx';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';

type ComicSlideProps = Pick<ComicViewerProps, 'labels' | 'loadImage'> & {
  readonly spread: Spread<ComicImage>;
  readonly current: boolean;
  /** Near enough to be loaded. */
  readonly active: boolean;
  readonly onFailed: (imageId: string) => void;
};

/** One slide: a page or a pair, each as large as the screen allows and 720 px at most. */
export const ComicSlide = memo(function ComicSlide(props: ComicSlideProps): ReactElement {
  const { spread, current } = props;
  const share = spread.length;
  const tall = isTallPage(spread[0].ratio);
  // Swiper leaves the wheel alone inside this class: a tall page is scrolled.
  const scrolls = tall ? `${styles.tall} swiper-no-mousewheel` : '';
  return (
    <div className={`${styles.slide} ${scrolls}`} data-current={current} inert={!current}>
      <div className={styles.spread}>
        {spread.map((page) => (
          <div
            key={page.index}
            className={styles.page}
            style={cssVariables({ '--hj-page-ratio': page.ratio, '--hj-page-share': share })}
          >
            <div className={styles.sheet}>
              <PageImages {...props} page={page} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
});

type PageImagesProps = ComicSlideProps & { readonly page: ComicPage<ComicImage> };

/** The slices of a page, one below the other. */
function PageImages(props: PageImagesProps): ReactElement[] {
  const { images, edges } = layOutStrip(props.page.images);
  return images.map((image, index) => (
    <ComicPicture
      key={image.id}
      image={image}
      top={edges[index] ?? 0}
      active={props.active}
      urgent={props.current}
      share={props.spread.length}
      alt={index === 0 ? props.labels.imageAlt(image.page) : ''}
      labels={props.labels}
      loadImage={props.loadImage}
      onFailed={props.onFailed}
    />
  ));
}
