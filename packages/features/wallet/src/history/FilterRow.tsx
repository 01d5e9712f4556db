import { useSelectedInView } from '@hanji/ui-kit/forms/tabs/use-selected-in-view.ts';
import { useRef, type ReactElement, type ReactNode } from 'react';
import * as styles from './HistoryFilters.module.css';

type FilterRowProps = {
  readonly label: string;
  /** Which of the chips is current, by any name: a row that runs on sideways keeps it in sight. */
  readonly current: string;
  readonly children: ReactNode;
};

/** Chips to choose from, in one line on a phone. */
export function FilterRow({ label, current, children }: FilterRowProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  useSelectedInView(row, '[aria-current]', current);
  return (
    <nav ref={row} className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
