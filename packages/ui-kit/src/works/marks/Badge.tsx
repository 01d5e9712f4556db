import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './Marks.module.css';

/** Which signal a badge gives; each has a shape of its own. */
export type BadgeTone = 'new' | 'up' | 'event' | 'end' | 'hiatus';

type BadgeProps = {
  readonly tone: BadgeTone;
  /** NEW, UP, FIN., HIATUS, or what an event is called; it always stands beside the colour. */
  readonly label: string;
};

/** A title's state in one word: upper left on a cover, beside a title elsewhere. */
export function Badge({ tone, label }: BadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone === 'up' && <Icon name="chevronUp" size={16} />}
      {tone === 'hiatus' && <Icon name="pause" size={16} />}
      <span className={styles.word}>{label}</span>
    </span>
  );
}
