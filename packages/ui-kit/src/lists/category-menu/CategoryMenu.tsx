import { useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Link } from '#actions/link/Link.tsx';
import { useHidingHeader } from '#frame/header/use-hiding-header.ts';
import { useKeptFocus } from '#shared/use-kept-focus.ts';
import * as styles from './CategoryMenu.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { useFixed } from './use-fixed.ts';
import { useMenuSteps } from './use-menu-steps.ts';

export type CategoryMenuItem = {
  readonly href: string;
  readonly label: string;
  /** The one that is shown now. */
  readonly current?: boolean | undefined;
};

type CategoryMenuProps = {
  /** Names the menu, and the two arrows of wide screens. */
  readonly labels: { readonly menu: string; readonly back: string; readonly on: string };
  /** None while they are not known: the room is kept. */
  readonly items: readonly CategoryMenuItem[];
  /** Before the items on wide screens; above them on phones, where it scrolls away. */
  readonly lead?: ReactNode;
};

/**
 * The submenu of a category: it becomes fixed when the page is scrolled (2.8), below the header
 * while that is there and at the top while it is away. It stands where it is put, and for as long
 * as what it stands in.
 */
export function CategoryMenu({ labels, items, lead }: CategoryMenuProps): ReactElement {
  const mark = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLUListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const headerAway = useHidingHeader();
  const fixed = useFixed(mark, bar);
  const { atStart, atEnd, step } = useMenuSteps(rail);
  useKeptFocus(atStart, back, on);
  useKeptFocus(atEnd, on, back);
  useCurrentInView(rail, items.find(({ current }) => current)?.href);
  return (
    <>
      <div ref={mark} aria-hidden="true" />
      <div
        ref={bar}
        className={styles.bar}
        data-fixed={fixed}
        data-header={headerAway ? 'away' : 'there'}
        data-lead={lead !== undefined}
      >
        <div className={styles.inner}>
          {lead !== undefined && <div className={styles.lead}>{lead}</div>}
          <nav className={styles.menu} aria-label={labels.menu} hidden={items.length === 0}>
            <div className={styles.arrow} data-side="start" hidden={atStart}>
              <IconButton
                ref={back}
                icon="chevronStart"
                label={labels.back}
                onClick={() => step(-1)}
              />
            </div>
            <ul ref={rail} className={styles.rail} data-start={atStart} data-end={atEnd}>
              {items.map(({ href, label, current }) => (
                <li key={href} className={styles.place}>
                  <Link
                    className={styles.item}
                    href={href}
                    aria-current={current ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className={styles.arrow} data-side="end" hidden={atEnd}>
              <IconButton ref={on} icon="chevronEnd" label={labels.on} onClick={() => step(1)} />
            </div>
          </nav>
        </div>
      </div>
    </>
  );
}
