import type { ReactElement } from 'react';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import * as styles from './FailedPicture.module.css';

type FailedPictureProps = {
  readonly labels: ComicLabels;
  /** Of the image, from 1. */
  readonly page: number;
  readonly onRetry: () => void;
};

/** In the place of an image that did not come, as large as that. */
export function FailedPicture({ labels, page, onRetry }: FailedPictureProps): ReactElement {
  const words = labels.imageFailed(page);
  return (
    <div className={styles.failed} role="group" dir="auto" aria-label={words}>
      <p className={styles.message}>{words}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Icon name="retry" />
        {labels.retry}
      </button>
    </div>
  );
}
