import type { Contest } from '@hanji/contract/entities/contest.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useContestTimes } from '#shared/use-contest-times.ts';

/** In place of entries, where there is none or none can be yet. */
export function NoEntries({ contest }: { readonly contest: Contest }): ReactElement {
  const t = usePhrases('contests');
  const times = useContestTimes();
  const { phase, opensAt } = contest;
  if (phase === 'announced') {
    return (
      <StateMessage
        drawing="empty"
        size="list"
        level={2}
        title={t('notOpen')}
        text={t('notOpenText', { time: times.time(opensAt) })}
      />
    );
  }
  return (
    <StateMessage
      drawing="empty"
      size="list"
      level={2}
      title={t('noEntries')}
      text={phase === 'open' ? t('noEntriesText') : undefined}
    />
  );
}
