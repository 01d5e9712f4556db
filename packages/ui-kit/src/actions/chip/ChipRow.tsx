import { useRef, type ReactElement, type ReactNode } from 'react';
import { useSelectedInView } from '#shared/use-selected-in-view.ts';
import * as styles from './ChipRow.module.css';

type ChipRowProps = {
  readonly label: string;
  /** Which of the chips is current, by any name: a row that runs on sideways keeps it in sight. */
  readonly current?: string | undefined;
  /** Wraps onto more lines instead of running on sideways. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
};

/** Chips to choose from beside each other, named as navigation: in one line on a phone. */
export function ChipRow({ label, current, wraps = false, children }: ChipRowProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  useSelectedInView(row, '[aria-current]', current);
  return (
    <nav ref={row} className={styles.row} data-wraps={wraps} aria-label={label}>
      {children}
    </nav>
  );
}
