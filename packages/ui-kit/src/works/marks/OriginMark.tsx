import type { ReactElement } from 'react';
import * as styles from './Marks.module.css';

type OriginMarkProps = {
  /** Made here, or to be read only here. */
  readonly kind: 'original' | 'exclusive';
  readonly label: string;
};

/** Where a title comes from, in the colour of the words around it. */
export function OriginMark({ kind, label }: OriginMarkProps): ReactElement {
  return (
    <span className={styles.origin} data-kind={kind}>
      {label}
    </span>
  );
}
