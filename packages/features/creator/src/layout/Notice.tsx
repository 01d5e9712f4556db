import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Notice.module.css';

type NoticeProps = {
  readonly kind: 'info' | 'warning';
  readonly title?: string | undefined;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
};

/** What its creator has to know of a title or an article before anything else. */
export function Notice({ kind, title, link, children }: NoticeProps): ReactElement {
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon name={kind} size={20} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {link && (
          <Link className={styles.link} href={link.href}>
            {link.label}
          </Link>
        )}
      </div>
    </div>
  );
}
