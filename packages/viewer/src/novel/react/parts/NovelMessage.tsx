import type { ReactElement } from 'react';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { NovelLabels } from '#novel/react/novel-labels.ts';
import * as styles from './NovelMessage.module.css';
import type { NovelStatus } from '#novel/react/use-novel-reader.ts';

type NovelMessageProps = {
  readonly status: NovelStatus;
  readonly labels: NovelLabels;
  readonly onRetry: () => void;
  readonly onReport: (() => void) | undefined;
  /** Past the part that failed; left out where there is none. */
  readonly onNextPart: (() => void) | undefined;
};

/** In place of the text: it is coming, or what can be done when it does not come. */
export function NovelMessage(props: NovelMessageProps): ReactElement | null {
  const { status, labels } = props;
  if (status === 'shown') return null;
  if (status === 'loading') {
    return (
      <div className={styles.message}>
        <span className={styles.coming} aria-hidden="true">
          {labels.loading}
        </span>
        <LoadingNotice label={labels.loading} slow={labels.loadingSlow} />
      </div>
    );
  }
  return (
    <div role="alert" className={styles.message}>
      <Icon name="warning" size={32} />
      <p className={styles.title}>{status === 'failed' ? labels.failed : labels.sectionFailed}</p>
      <p className={styles.hint}>{labels.failedHint}</p>
      <button type="button" className={styles.button} onClick={props.onRetry}>
        {labels.retry}
      </button>
      {status === 'broken' && props.onNextPart && (
        <button type="button" className={styles.button} onClick={props.onNextPart}>
          {labels.nextPart}
        </button>
      )}
      {props.onReport && (
        <button type="button" className={styles.quiet} onClick={props.onReport}>
          {labels.report}
        </button>
      )}
    </div>
  );
}
