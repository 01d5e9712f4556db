import { useState, type ReactElement } from 'react';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './WidePicture.module.css';

export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

export type WidePictureProps = {
  readonly picture: Picture;
  /** Shown above 767 px; the small one where left out (section 9). */
  readonly largePicture?: Picture | undefined;
  /** Of the work or the event: the ground until the picture is there, and where it fails. */
  readonly color?: string | undefined;
  /** For readers who have not accepted mature titles (section 6). */
  readonly blurred?: boolean | undefined;
  /** Of the frame, which has the shape 2:1 otherwise. */
  readonly className?: string | undefined;
};

/** A picture of 2:1 beside words that say what it shows; its ground stays where it fails. */
export function WidePicture(props: WidePictureProps): ReactElement {
  const { picture, largePicture, color, blurred, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={classes(styles.frame, className)}
      data-blurred={blurred}
      style={cssVariables({ '--hj-theme': color })}
    >
      {failed !== picture.src && (
        <picture>
          {largePicture && <source media="(width > 767px)" srcSet={largePicture.src} />}
          <img
            className={styles.picture}
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setFailed(picture.src)}
          />
        </picture>
      )}
    </span>
  );
}
