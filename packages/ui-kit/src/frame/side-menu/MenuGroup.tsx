import { useId, type ReactElement } from 'react';
import { Link } from '#actions/link/Link.tsx';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './SideMenu.module.css';

type MenuEntry = {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** The page that is shown. */
  readonly current?: boolean | undefined;
};

export type MenuGroupProps = {
  readonly title?: string | undefined;
  readonly entries: readonly MenuEntry[];
};

/** Entries that belong together, under a title where they need one. */
export function MenuGroup({ title, entries }: MenuGroupProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={title ? id : undefined}>
      {title && (
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
      )}
      <ul>
        {entries.map(({ href, label, icon, current }) => (
          <li key={href}>
            <Link href={href} className={styles.entry} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
