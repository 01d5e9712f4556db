import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './DeskPage.module.css';

type DeskPageProps = {
  readonly title: string;
  /** The page of which this is a part. */
  readonly up?: { readonly href: string; readonly label: string } | undefined;
  /** The main action of the screen, beside its heading. */
  readonly action?: ReactNode;
  /** Below the heading: what state it is in. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A page of the desk: wider than one that is read, as pictures and figures want room. */
export function DeskPage({ title, up, action, note, children }: DeskPageProps): ReactElement {
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      {up && (
        <div className={styles.up}>
          <UpLink {...up} />
        </div>
      )}
      <div className={styles.head}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {note}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
