import { useState, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { otherSiteProps } from '#actions/link/other-site.ts';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import type { Picture } from '#works/banner-card/BannerCard.tsx';
import * as styles from './TopBanner.module.css';

export type BannerSlide = {
  readonly id: string | number;
  /** Within the edition or to another site. */
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** A word above the title: event, new. */
  readonly tag?: string | undefined;
  /** Grey where left out (section 2). */
  readonly color?: string | undefined;
  readonly picture: Picture;
  /** Shown above 767 px (section 9). */
  readonly largePicture?: Picture | undefined;
  /** For readers who have not accepted mature titles (section 6). */
  readonly blurred?: boolean | undefined;
};

type SlideProps = {
  readonly slide: BannerSlide;
  readonly eager: boolean;
  /** Slides out of sight cannot be reached by keyboard. */
  readonly current: boolean;
  readonly label: string;
};

/** One slide: the whole of it is a link; its words stay where the picture fails. */
export function TopBannerSlide({ slide, eager, current, label }: SlideProps): ReactElement {
  const { picture, largePicture } = slide;
  const [failed, setFailed] = useState(false);
  return (
    <li
      className={classes(styles.slide, 'swiper-slide')}
      aria-label={label}
      inert={!current}
      style={cssVariables({ '--hj-theme': slide.color })}
    >
      <Link className={styles.link} href={slide.href} {...otherSiteProps(slide.href)}>
        {!failed && (
          <picture className={styles.frame} data-blurred={slide.blurred}>
            {largePicture && <source media="(width > 767px)" srcSet={largePicture.src} />}
            <img
              className={styles.picture}
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : 'auto'}
              decoding={eager ? 'sync' : 'auto'}
              draggable={false}
              onError={() => setFailed(true)}
            />
          </picture>
        )}
        <span className={styles.words}>
          {slide.tag && <span className={styles.tag}>{slide.tag}</span>}
          <span className={styles.title} data-heading>
            {slide.title}
          </span>
          {slide.text && <span className={styles.text}>{slide.text}</span>}
        </span>
      </Link>
    </li>
  );
}
