import { useState, type ReactElement } from 'react';
import * as styles from './Avatar.module.css';

type AvatarProps = {
  /** Null where the reader has chosen none: a drawn reader stands in, as for one that fails. */
  readonly src: string | null;
  /** Pixels, 40 by default. */
  readonly size?: 32 | 40 | 64 | 96 | undefined;
  /** Spoken; empty where the name stands beside it. */
  readonly label?: string | undefined;
};

/** A reader's picture, round. Nobody is told apart by initials: many scripts have none. */
export function Avatar({ src, size = 40, label = '' }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.avatar} data-size={size}>
      {src && failed !== src ? (
        <img
          className={styles.picture}
          src={src}
          alt={label}
          width={size}
          height={size}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      ) : (
        <DrawnReader label={label} />
      )}
    </span>
  );
}

/** Someone bent over an open book, in two strokes of the brush. */
function DrawnReader({ label }: { readonly label: string }): ReactElement {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.drawn} viewBox="0 0 40 40" data-drawn-reader {...spoken}>
      <circle className={styles.head} cx="20" cy="15.5" r="5.5" />
      <path className={styles.head} d="M8.5 34c1-7.5 5-10.5 11.5-10.5S30.5 26.5 31.5 34z" />
      <path
        className={styles.page}
        d="M20 31c-2.5-1.8-5.2-2.2-8.3-1.8v8.3c3.1-.4 5.8 0 8.3 1.8 2.5-1.8 5.2-2.2 8.3-1.8v-8.3c-3.1-.4-5.8 0-8.3 1.8zM20 31v8.3"
      />
    </svg>
  );
}
