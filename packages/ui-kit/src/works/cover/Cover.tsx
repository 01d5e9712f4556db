import { useState, type ReactElement, type ReactNode } from 'react';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import styles from './Cover.module.css';
import { DefaultThumbnail } from './DefaultThumbnail.tsx';

export interface CoverProps {
  /** Null where the title has none: the default thumbnail stands in. */
  readonly src: string | null;
  /** Empty where the title stands beside it, as on cards. */
  readonly alt?: string | undefined;
  /** The picture's dominant colour, shown until it has loaded. */
  readonly color?: string | undefined;
  /** Loaded at once, for what is seen first. */
  readonly eager?: boolean | undefined;
  /** For readers who have not accepted mature titles (section 6). */
  readonly blurred?: boolean | undefined;
  /** Upper left. */
  readonly badge?: ReactNode;
  /** Upper right. */
  readonly age?: ReactNode;
  /** Lower left: gauge or free mark, or the rank. */
  readonly mark?: ReactNode;
  readonly className?: string | undefined;
}

/** A cover of 3:4 with at most three marks; a picture that fails leaves the default thumbnail. */
export function Cover(props: CoverProps): ReactElement {
  const { src, alt = '', color, eager, blurred, badge, age, mark, className } = props;
  const [outcome, setOutcome] = useState<{ src: string; loaded: boolean } | null>(null);
  const settled = outcome?.src === src ? outcome : null;
  const usable = src && settled?.loaded !== false;
  return (
    <div
      className={classes(styles['cover'], className)}
      data-loaded={settled?.loaded === true}
      data-blurred={blurred}
      style={cssVariables({ '--hj-cover-color': color })}
    >
      {usable ? (
        <img
          className={styles['picture']}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setOutcome({ src, loaded: true })}
          onError={() => setOutcome({ src, loaded: false })}
        />
      ) : (
        <DefaultThumbnail label={alt} />
      )}
      {badge && <div className={styles['badge']}>{badge}</div>}
      {age && <div className={styles['age']}>{age}</div>}
      {mark && <div className={styles['mark']}>{mark}</div>}
    </div>
  );
}
