import { useState, type ReactElement, type ReactNode } from 'react';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import { isShownPicture } from '#shared/is-shown-picture.ts';
import * as styles from './Cover.module.css';
import { CoverReveal, type CoverRevealProps } from './CoverReveal.tsx';
import { DefaultThumbnail } from './DefaultThumbnail.tsx';

export type CoverProps = {
  /** Null where the title has none: the default thumbnail stands in. */
  readonly src: string | null;
  /** Takes its place above 767 px (section 9). */
  readonly largeSrc?: string | undefined;
  /** Empty where the title stands beside it, as on cards. */
  readonly alt?: string | undefined;
  /** The picture's dominant colour, shown until it has loaded. */
  readonly color?: string | undefined;
  /** Loaded at once, for what is seen first. */
  readonly eager?: boolean | undefined;
  /** For readers who have not accepted mature titles (section 6). */
  readonly blurred?: boolean | undefined;
  /** The way to see what is blurred: a button over the cover. */
  readonly reveal?: CoverRevealProps | undefined;
  /** Upper left. */
  readonly badge?: ReactNode;
  /** Upper right. */
  readonly age?: ReactNode;
  readonly className?: string | undefined;
};

/**
 * A cover of 3:4; a picture that fails leaves the default thumbnail. Its upper corners carry a mark
 * each; what lies lower is left to the drawn title.
 */
export function Cover(props: CoverProps): ReactElement {
  const { src, largeSrc, alt = '', color, eager, blurred, reveal, badge, age } = props;
  // What stands on the page already, as the service has drawn it, must not fade in once more.
  const [shown] = useState(() => (isShownPicture(src) || isShownPicture(largeSrc) ? src : null));
  const [outcome, setOutcome] = useState(shown === null ? null : { src: shown, loaded: true });
  const settled = outcome?.src === src ? outcome : null;
  const usable = src && settled?.loaded !== false;
  return (
    <div
      className={classes(styles.cover, props.className)}
      data-loaded={settled?.loaded === true}
      data-blurred={blurred}
      style={cssVariables({ '--hj-cover-color': color })}
    >
      {usable ? (
        <picture>
          {largeSrc && <source media="(width > 767px)" srcSet={largeSrc} />}
          <img
            className={styles.picture}
            src={src}
            alt={alt}
            loading={eager || shown === src ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            onLoad={() => setOutcome({ src, loaded: true })}
            onError={() => setOutcome({ src, loaded: false })}
          />
        </picture>
      ) : (
        <DefaultThumbnail label={alt} />
      )}
      {(badge || age) && (
        <div className={styles.marks}>
          {badge && <div className={styles.badge}>{badge}</div>}
          {age && <div className={styles.age}>{age}</div>}
        </div>
      )}
      {blurred && reveal && <CoverReveal {...reveal} />}
    </div>
  );
}
