import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
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
        <div className={styles.up}>
          <UpLink {...up} />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
