import type { ReactElement, ReactNode } from 'react';
import * as styles from './ClosedChapter.module.css';

/**
 * The room of what stands behind a gate, from the gate's first moment on: the ways out below it do not
 * move away under a press when the names come.
 */
export function ClosedRoom({ children }: { readonly children?: ReactNode }): ReactElement {
  return <div className={styles.closed}>{children}</div>;
}
