import { useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from '#actions/link/Link.tsx';
import * as styles from './Tabs.module.css';
import { useSelectedInView } from '#shared/use-selected-in-view.ts';

type TabLinksProps = {
  /** Name of the row. */
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly label: ReactNode }[];
  /** The address that is shown now. */
  readonly current: string;
};

/** Tabs of which each has an address of its own, so that they are links like any other. */
export function TabLinks({ label, tabs, current }: TabLinksProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  useSelectedInView(row, '[aria-current]', current);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, label: words }) => (
        <Link
          key={href}
          href={href}
          className={styles.tab}
          aria-current={href === current ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
