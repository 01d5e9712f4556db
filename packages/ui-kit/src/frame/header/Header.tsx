import type { ReactElement, ReactNode } from 'react';
import styles from './Header.module.css';
import { useHidingHeader } from './use-hiding-header.ts';

interface HeaderProps {
  /** The wordmark and the way home. */
  readonly start: ReactNode;
  /** Navigation on wide screens. */
  readonly middle?: ReactNode;
  /** Search and menu. */
  readonly end: ReactNode;
}

/** The bar above every screen but the viewers; leaves when reading on, comes back on the way up. */
export function Header({ start, middle, end }: HeaderProps): ReactElement {
  const hidden = useHidingHeader();
  return (
    <header className={styles['header']} data-hidden={hidden}>
      <div className={styles['inner']}>
        <div className={styles['start']}>{start}</div>
        {middle && <div className={styles['middle']}>{middle}</div>}
        <div className={styles['end']}>{end}</div>
      </div>
    </header>
  );
}
