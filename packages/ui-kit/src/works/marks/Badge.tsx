import type { ReactElement } from 'react';
import styles from './Marks.module.css';

/** Which signal a badge gives; its word always stands beside the colour. */
export type BadgeTone = 'new' | 'up' | 'event' | 'end' | 'hiatus';

/** A title's state in one word. */
export function Badge({ tone, label }: { tone: BadgeTone; label: string }): ReactElement {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {label}
    </span>
  );
}
