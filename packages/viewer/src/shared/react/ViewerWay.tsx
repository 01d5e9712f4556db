import type { ReactElement, ReactNode } from 'react';
import * as styles from './ViewerWay.module.css';

type ViewerWayProps = {
  /** Pages are turned by two further buttons. */
  readonly mode: string;
  readonly dir?: 'ltr' | 'rtl' | undefined;
  readonly before: ReactNode;
  readonly slider: ReactNode;
  readonly after: ReactNode;
};

/** Through the work: chapters and pages on either side of the slider. */
export function ViewerWay({ mode, dir, before, slider, after }: ViewerWayProps): ReactElement {
  return (
    <div className={styles.way} dir={dir} data-mode={mode}>
      {before}
      <div className={styles.slider}>{slider}</div>
      {after}
    </div>
  );
}
