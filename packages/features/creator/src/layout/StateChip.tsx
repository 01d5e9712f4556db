import type { ReactElement, ReactNode } from 'react';
import * as styles from './StateChip.module.css';

export type StateKind =
  | 'public'
  | 'notPublic'
  | 'suspended'
  | 'underReview'
  | 'draft'
  | 'scheduled'
  | 'published'
  | 'withdrawn'
  | 'plain';

type StateChipProps = { readonly kind: StateKind; readonly children: ReactNode };

/** Where a title or an article stands, in a word; the colour only stresses it. */
export function StateChip({ kind, children }: StateChipProps): ReactElement {
  return (
    <span className={styles.chip} data-kind={kind}>
      {children}
    </span>
  );
}
