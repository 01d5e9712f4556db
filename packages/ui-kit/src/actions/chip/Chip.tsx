import type { ReactElement, ReactNode } from 'react';
import { Link } from '#actions/link/Link.tsx';
import * as styles from './Chip.module.css';

type ChipProps = {
  readonly href: string;
  /** The one that is shown now. */
  readonly current?: boolean | undefined;
  readonly children: ReactNode;
};

/** A small link among its like: a genre, an item of a menu. */
export function Chip({ href, current, children }: ChipProps): ReactElement {
  return (
    <Link href={href} className={styles.chip} aria-current={current ? 'page' : undefined}>
      <span className={styles.face}>{children}</span>
    </Link>
  );
}
