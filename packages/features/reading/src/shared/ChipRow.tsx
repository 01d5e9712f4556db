import type { ReactElement, ReactNode } from 'react';
import styles from './ChipRow.module.css';

type ChipRowProps = {
  readonly label: string;
  /** Wraps onto more lines instead of running on sideways. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** Chips beside each other, named as navigation. */
export function ChipRow({ label, wraps = false, children }: ChipRowProps): ReactElement {
  return (
    <nav className={styles['row']} data-wraps={wraps} aria-label={label}>
      {children}
    </nav>
  );
}
