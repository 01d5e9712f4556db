import type { ReactElement, ReactNode } from 'react';
import * as styles from './Page.module.css';

type PageProps = {
  /** The heading of the page; empty while it is not known: its room is kept. */
  readonly title: string;
  /** Beside or below the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A page with a heading over the width that content has. */
export function Page({ title, aside, children }: PageProps): ReactElement {
  return (
    <div className={styles.page}>
      <div className={styles.title}>{title && <h1>{title}</h1>}</div>
      {aside}
      {children}
    </div>
  );
}
