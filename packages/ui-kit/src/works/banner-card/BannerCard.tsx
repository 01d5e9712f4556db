import { useState, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { cssVariables } from '#shared/css-variables.ts';
import styles from './BannerCard.module.css';

export interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface BannerCardProps {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture: Picture;
  /** Shown above 767 px; the small one where left out (section 9). */
  readonly largePicture?: Picture | undefined;
  readonly color?: string | undefined;
}

/** A wide picture that leads somewhere, its words below it. */
export function BannerCard(props: BannerCardProps): ReactElement {
  const { href, title, text, picture, largePicture, color } = props;
  const [failed, setFailed] = useState(false);
  return (
    <Link href={href} className={styles['card']} style={cssVariables({ '--hj-theme': color })}>
      <span className={styles['frame']}>
        {!failed && (
          <picture>
            {largePicture && <source media="(width > 767px)" srcSet={largePicture.src} />}
            <img
              className={styles['picture']}
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              onError={() => setFailed(true)}
            />
          </picture>
        )}
      </span>
      <span className={styles['title']}>{title}</span>
      {text && <span className={styles['text']}>{text}</span>}
    </Link>
  );
}
