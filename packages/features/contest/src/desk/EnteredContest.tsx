import type { OpenContests } from '@hanji/contract/entities/contest.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Link } from '@hanji/ui-kit/actions/link/Link.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { useChangeEntryMutation } from '#calls/endpoints.ts';
import { contestPath } from '#paths/contest-paths.ts';
import { useContestTimes } from '#shared/use-contest-times.ts';
import * as styles from './EnterContests.module.css';

type EnteredContestProps = {
  readonly contentId: number;
  readonly contest: OpenContests['contests'][number];
  /** Without it what is entered may only be taken back. */
  readonly enterable: boolean;
};

/** A contest that takes entries: enters the title, or takes it back after a question. */
export function EnteredContest(props: EnteredContestProps): ReactElement {
  const { contentId, contest, enterable } = props;
  const { contestNo, title, closesAt, enteredAt } = contest;
  const t = usePhrases('contests');
  const frame = usePhrases('frame');
  const times = useContestTimes();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const [change, { isLoading }] = useChangeEntryMutation();
  const put = async (entered: boolean): Promise<void> => {
    setAsking(false);
    const { error } = await change({ contestNo, contentId, entered });
    if (!error) {
      say({ kind: 'success', text: t(entered ? 'enteredNow' : 'leftNow', { title }) });
      return;
    }
    // What stands in the way of an entry the service says in words of its own.
    const why = isApiError(error) && error.code === 409 ? error.message : '';
    say({ kind: 'error', text: why || t('notChanged') });
  };
  return (
    <div className={styles.contest}>
      <div className={styles.words}>
        <Link className={styles.title} href={contestPath(contestNo)}>
          {title}
        </Link>
        <p className={styles.note}>
          {enteredAt === null
            ? t('closesAt', { time: times.time(closesAt) })
            : t('enteredOn', { day: times.day(enteredAt) })}
        </p>
      </div>
      {enteredAt === null ? (
        <Button
          look="strong"
          busy={isLoading}
          disabled={!enterable}
          aria-label={t('enterIn', { title })}
          onClick={() => void put(true)}
        >
          {t('enter')}
        </Button>
      ) : (
        <Button
          busy={isLoading}
          aria-label={t('leaveOf', { title })}
          onClick={() => setAsking(true)}
        >
          {t('leave')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('leaveQuestion', { title })}
        confirmLabel={t('leave')}
        cancelLabel={frame('cancel')}
        onConfirm={() => void put(false)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('leaveText', { time: times.time(closesAt) })}</p>
      </ConfirmDialog>
    </div>
  );
}
