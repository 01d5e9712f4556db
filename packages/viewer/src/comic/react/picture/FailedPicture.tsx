import type { ReactElement } from 'react';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import * as styles from './FailedPicture.module.css';

type FailedPictureProps = {
  readonly labels: ComicLabels;
  readonly onRetry: () => void;
  /** Where others have failed too. */
  readonly onRetryAll: (() => void) | undefined;
};

/** In the place of an image that did not come, as large as that. */
export function FailedPicture({ labels, onRetry, onRetryAll }: FailedPictureProps): ReactElement {
  return (
    <div className={styles.failed} role="group" dir="auto" aria-label={labels.imageFailed}>
      <p className={styles.message}>{labels.imageFailed}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Icon name="retry" />
          {labels.retry}
        </button>
        {onRetryAll && (
          <button type="button" className={styles.retry} onClick={onRetryAll}>
            {labels.retryAll}
          </button>
        )}
      </div>
    </div>
  );
}
