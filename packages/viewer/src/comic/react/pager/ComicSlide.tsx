import type { ReactElement } from 'react';
import { memo } from 'react';
import type { Spread } from '@hanji/domain/reading/pages/comic-pages.ts';
import { isTallPage } from '@hanji/domain/screens/tall-page.ts';
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
  const { spread, current, active, labels } = props;
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
            {page.images.map((image, index) => (
              <ComicPicture
                key={image.id}
                image={image}
                active={active}
                urgent={current}
                share={share}
                alt={index === 0 ? labels.imageAlt(image.page) : ''}
                labels={labels}
                loadImage={props.loadImage}
                onFailed={props.onFailed}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});
