import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './AccountArea.module.css';
import { useAreaLinks } from './use-area-links.ts';

type AccountAreaProps = {
  readonly title: string;
  /** The page of which this is a part; the account's own has none. */
  readonly up?: { readonly href: string; readonly label: string } | undefined;
  /** What the page is for, in a sentence. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
};

/** A page of the account: its heading, and on wide screens a menu of the area beside it. */
export function AccountArea({ title, up, lead, children }: AccountAreaProps): ReactElement {
  const links = useAreaLinks();
  useDocumentTitle(title);
  return (
    <div className={styles.area} data-alone={links.length === 0}>
      {links.length > 0 && <AreaMenu links={links} />}
      <div className={styles.body}>
        {up && (
          <div className={styles.up}>
            <UpLink {...up} />
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}

function AreaMenu({ links }: { readonly links: ReturnType<typeof useAreaLinks> }): ReactElement {
  const t = usePhrases('profile');
  return (
    <nav className={styles.side} aria-label={t('areaMenu')}>
      <ul>
        {links.map(({ href, label, icon, current }) => (
          <li key={href}>
            <Link className={styles.entry} href={href} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
