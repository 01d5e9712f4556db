import type { ReactElement, ReactNode } from 'react';
import * as styles from './SkipLink.module.css';

type SkipLinkProps = {
  /** The id of the screen's main region. */
  readonly to: string;
  readonly children: ReactNode;
};

/** The first stop of the keyboard: past the header, to what the reader came for. */
export function SkipLink({ to, children }: SkipLinkProps): ReactElement {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
