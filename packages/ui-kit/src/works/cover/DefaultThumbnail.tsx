import type { ReactElement } from 'react';
import * as styles from './Cover.module.css';

/** A blank sheet with a turned corner and a brush stroke: stands where a cover is missing. */
export function DefaultThumbnail({ label }: { label: string }): ReactElement {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      className={styles.plain}
      viewBox="0 0 90 120"
      preserveAspectRatio="xMidYMid slice"
      data-default-thumbnail
      {...spoken}
    >
      <path
        className={styles.sheet}
        d="M25 32Q42 30 56 32L67 43Q66 66 67 88Q45 90 25 88Q24 60 25 32z"
      />
      <path
        className={styles.line}
        d="M56 32Q55 39 57 44Q62 44.500 67 43M33 52Q43 50 52 52M33 62Q46 60 58 62M33 72Q40 70.500 46 72"
      />
    </svg>
  );
}
