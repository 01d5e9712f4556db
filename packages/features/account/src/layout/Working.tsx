import { Progress } from '@hanji/ui-kit/feedback/progress/Progress.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import type { ReactElement } from 'react';
import * as styles from './Working.module.css';

/** A page that only does something and leads on. */
export function Working({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={styles.working}>
      <VisuallyHidden>
        <h1>{label}</h1>
      </VisuallyHidden>
      <Progress label={label} />
    </div>
  );
}
