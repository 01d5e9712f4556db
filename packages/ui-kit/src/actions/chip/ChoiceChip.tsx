import type { ReactElement, ReactNode } from 'react';
import * as styles from './Chip.module.css';

type ChoiceChipProps = {
  readonly selected: boolean;
  /** Pressed; told what it should become. */
  readonly onSelected: (selected: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
};

/** A small switch among its like: a filter that is on or off. */
export function ChoiceChip(props: ChoiceChipProps): ReactElement {
  const { selected, onSelected, disabled, children } = props;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={selected}
      disabled={disabled}
      onClick={() => onSelected(!selected)}
    >
      <span className={styles.face}>{children}</span>
    </button>
  );
}
