import type { ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './Cover.module.css';

export type CoverRevealProps = {
  /** On the button: "Show". */
  readonly label: string;
  /** Spoken, beginning with the label: "Show: Lane Nine". */
  readonly spoken: string;
  readonly onReveal: () => void;
};

/** Asks for a cover that is blurred; what has to be accepted first is the caller's question. */
export function CoverReveal({ label, spoken, onReveal }: CoverRevealProps): ReactElement {
  return (
    <button type="button" className={styles.reveal} aria-label={spoken} onClick={onReveal}>
      <Icon name="eye" size={20} />
      <span>{label}</span>
    </button>
  );
}
