import type { ReactElement, ReactNode } from 'react';
import { useMedia } from '#shared/use-media.ts';
import * as styles from './Header.module.css';
import { useHidingHeader } from './use-hiding-header.ts';

type HeaderProps = {
  /** The wordmark and the way home. */
  readonly start: ReactNode;
  /** Search and menu. */
  readonly end: ReactNode;
  /** Links, search box and account, in the line itself: in place of `end` where there is room. */
  readonly bar?: ReactNode;
  /** The width in px at which the bar folds into `end`; above it the bar shows. */
  readonly menuFrom?: number | undefined;
};

/** The bar above every screen but the viewers; leaves when reading on, comes back on the way up. */
export function Header({ start, end, bar, menuFrom = 0 }: HeaderProps): ReactElement {
  const hidden = useHidingHeader();
  const room = useMedia(`(width > ${menuFrom}px)`);
  const unfolded = bar !== undefined && room;
  return (
    <header className={styles.header} data-hidden={hidden}>
      <div className={styles.inner}>
        <div className={styles.start}>{start}</div>
        <div className={unfolded ? styles.bar : styles.end}>{unfolded ? bar : end}</div>
      </div>
    </header>
  );
}
