import type { ReactElement, ReactNode } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { useHidingHeader } from '#frame/header/use-hiding-header.ts';
import * as styles from './AreaBar.module.css';

type AreaBarProps = {
  /** Names the links. */
  readonly label: string;
  readonly items: readonly {
    readonly href: string;
    readonly label: string;
    /** The one that is shown now, or of which a part is. */
    readonly current?: boolean | undefined;
  }[];
  /** At the end of the line: signing in, or what is the reader's own. */
  readonly end?: ReactNode;
};

/**
 * The bar of an area of the site with pages of its own: it stays below the header, and at the top
 * while that is away.
 */
export function AreaBar({ label, items, end }: AreaBarProps): ReactElement {
  const headerAway = useHidingHeader();
  return (
    <div className={styles.bar} data-header={headerAway ? 'away' : 'there'}>
      <div className={styles.inner}>
        <nav className={styles.links} aria-label={label}>
          {items.map(({ href, label: words, current }) => (
            <Link
              key={href}
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
            >
              {words}
            </Link>
          ))}
        </nav>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  );
}
