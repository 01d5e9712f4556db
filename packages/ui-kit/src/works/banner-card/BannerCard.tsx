import type { ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import { WidePicture, type WidePictureProps } from '#works/wide-picture/WidePicture.tsx';
import * as styles from './BannerCard.module.css';

export type { Picture } from '#works/wide-picture/WidePicture.tsx';

/**
 * Shapes of a banner, as a section names them: one large picture with its words on it; a picture
 * beside its words, for a BannerList; a picture above its words, for a Carousel.
 */
export type BannerLook = 'banner_image' | 'banner_list' | 'banner_swipe';

export type BannerCardProps = Omit<WidePictureProps, 'className'> & {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** A word above the title: event, free. */
  readonly tag?: string | undefined;
  readonly look?: BannerLook | undefined;
};

/** A wide picture that leads somewhere, with its words. */
export function BannerCard(props: BannerCardProps): ReactElement {
  const { href, title, text, tag, look = 'banner_swipe', ...picture } = props;
  return (
    <Link
      href={href}
      className={styles.card}
      data-look={look}
      style={cssVariables({ '--hj-theme': picture.color })}
    >
      <WidePicture {...picture} className={styles.frame} />
      <span className={styles.words}>
        {tag && <span className={styles.tag}>{tag}</span>}
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
    </Link>
  );
}
