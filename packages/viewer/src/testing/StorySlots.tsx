import type { ReactElement } from 'react';
import * as styles from './StorySlots.module.css';

/** What an edition puts into the upper bar. */
export function StoryHead({ children }: { readonly children: string }): ReactElement {
  return <p className={styles.head}>{children}</p>;
}

/** What an edition puts after the last page. */
export function StoryEnd(): ReactElement {
  return (
    <section className={styles.end}>
      <p>Next: 2. The harbour in winter</p>
      <button type="button" className={styles.button}>
        Continue
      </button>
    </section>
  );
}
