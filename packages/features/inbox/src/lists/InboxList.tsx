import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { LoadingNotice, SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './InboxList.module.css';

type InboxListProps<Entry> = {
  /** Undefined until they have come. */
  readonly entries: readonly Entry[] | undefined;
  readonly error: ApiError | SerializedError | undefined;
  readonly onRetry: () => void;
  /** What they are, spoken above them. */
  readonly heading: string;
  /** What stands in place of nothing. */
  readonly none: { readonly title: string; readonly text: string };
  readonly children: (entry: Entry) => ReactNode;
};

/** What a tab holds, with its states. */
export function InboxList<Entry extends { readonly id: number }>(
  props: InboxListProps<Entry>,
): ReactElement {
  const { entries, error, onRetry, heading, none, children } = props;
  const frame = usePhrases('frame');
  if (entries === undefined) {
    if (error) return <ApiErrorState level={2} error={error} onRetry={onRetry} />;
    return (
      <>
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
        <div className={styles.entries}>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      </>
    );
  }
  if (entries.length === 0) {
    return (
      <StateMessage
        drawing="empty"
        title={none.title}
        text={none.text}
        actions={<LinkButton href="/">{frame('goHome')}</LinkButton>}
      />
    );
  }
  return (
    <div>
      <h2 className={styles.heading}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>{children(entry)}</li>
        ))}
      </ul>
    </div>
  );
}
