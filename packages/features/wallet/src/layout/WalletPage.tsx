import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './WalletPage.module.css';

type WalletPageProps = {
  readonly title: string;
  /** The page of which this is a part, where this edition has it. */
  readonly up?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
};

/** A page of a member's coins: its heading over a narrow column. */
export function WalletPage({ title, up, children }: WalletPageProps): ReactElement {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      {up && (
        <Link className={styles.up} href={up.href}>
          <Icon name="chevronStart" size={16} />
          {up.label}
        </Link>
      )}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
