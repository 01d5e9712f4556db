import type { ReactElement } from 'react';
import * as styles from './PhaseMark.module.css';

/** Whether it can be taken part in now, is worth a look, or is neither. */
export type PhaseTone = 'now' | 'notable' | 'plain';

type PhaseMarkProps = {
  readonly tone: PhaseTone;
  readonly label: string;
};

/** Where an event or a contest stands, in a word. */
export function PhaseMark({ tone, label }: PhaseMarkProps): ReactElement {
  return (
    <span className={styles.mark} data-tone={tone}>
      {label}
    </span>
  );
}
