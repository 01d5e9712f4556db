import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import { classes } from '#shared/classes.ts';
import * as styles from './Chip.module.css';

type RemovableChipProps = {
  /** What a press does, in full: "Remove drama". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** A small word that a press takes away: a chosen filter, a recent search. */
export function RemovableChip(props: RemovableChipProps): ReactElement {
  const { removeLabel, onRemove, children } = props;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={removeLabel}
      title={removeLabel}
      onClick={onRemove}
    >
      <span className={classes(styles.face, styles.removable)}>
        <span className={styles.word}>{children}</span>
        <Icon name="close" size={16} />
      </span>
    </button>
  );
}
