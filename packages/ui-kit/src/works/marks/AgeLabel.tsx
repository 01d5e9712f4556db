import type { ReactElement } from 'react';
import * as styles from './Marks.module.css';

type AgeLabelProps = {
  /** Short, as printed: all, 12, 15, 19. */
  readonly short: string;
  /** In full, spoken. */
  readonly label: string;
  /** For adults only: told apart by shape and colour. */
  readonly adult?: boolean | undefined;
};

/** The age from which a title may be read. */
export function AgeLabel({ short, label, adult = false }: AgeLabelProps): ReactElement {
  return (
    <span className={styles.age} data-adult={adult} role="img" aria-label={label}>
      {short}
    </span>
  );
}
