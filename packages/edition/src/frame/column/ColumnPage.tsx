import { useDocumentTitle } from '#frame/use-document-title.ts';
import { UpLink } from '@hanji/ui-kit/actions/link/UpLink.tsx';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './ColumnPage.module.css';

type ColumnPageProps = {
  readonly title: string;
  /** Of the browser's tab, where that says more. */
  readonly tabTitle?: string | undefined;
  /** The page of which this is a part. */
  readonly up?: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
};

/** A page of one narrow column: its heading, and below it what there is to say. */
export function ColumnPage({
  title,
  tabTitle = title,
  up,
  children,
}: ColumnPageProps): ReactElement {
  useDocumentTitle(tabTitle);
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
