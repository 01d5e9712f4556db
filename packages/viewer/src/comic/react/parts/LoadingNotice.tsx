import { type ReactElement, useSyncExternalStore } from 'react';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import {
  type FailedPictures,
  useFailedCount,
} from '#comic/react/picture/failing/failed-pictures.ts';
import * as styles from './LoadingNotice.module.css';

type LoadingNoticeProps = { readonly labels: ComicLabels; readonly failed: FailedPictures };

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * Says that nothing more comes for now, where what is there can still be read; or that several images
 * have failed, which are asked for together.
 */
export function LoadingNotice({ labels, failed }: LoadingNoticeProps): ReactElement {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const count = useFailedCount(failed);
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{labels.offline}</p>}
      {isOnline && count > 1 && (
        <div className={styles.notice}>
          <p>{labels.imagesFailed(count)}</p>
          <button type="button" className={styles.retry} onClick={failed.retryAll}>
            {labels.retryAll}
          </button>
        </div>
      )}
    </div>
  );
}
