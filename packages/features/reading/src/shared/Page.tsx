import type { ReactElement, ReactNode } from 'react';
import * as styles from './Page.module.css';

type PageProps = {
  /** The heading of the page; empty while it is not known: its room is kept. */
  readonly title: string;
  /** Across the page, above everything. */
  readonly navigation?: ReactNode;
  /** Beside or below the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page with a heading over the width that content has. */
export function Page({ title, navigation, aside, children }: PageProps): ReactElement {
  return (
    <>
      {navigation}
      <div className={styles.page}>
        <div className={styles.title}>{title && <h1>{title}</h1>}</div>
        {aside}
        {children}
      </div>
    </>
  );
}
