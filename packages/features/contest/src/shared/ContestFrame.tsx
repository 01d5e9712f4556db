import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './ContestFrame.module.css';

type ContestFrameProps = {
  /** Of the browser's tab; nothing while it is not known. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
};

/** The page of a contest, as wide as what it shows wants. */
export function ContestFrame({ title, children }: ContestFrameProps): ReactElement {
  useDocumentTitle(title);
  return <div className={styles.page}>{children}</div>;
}
