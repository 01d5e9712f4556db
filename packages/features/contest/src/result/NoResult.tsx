import type { Contest } from '@hanji/contract/entities/contest.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { contestPath, hasList } from '#paths/contest-paths.ts';
import { useContestTimes } from '#shared/use-contest-times.ts';

/** Before the results are out: when they will be. */
export function NoResult({ contest }: { readonly contest: Contest }): ReactElement {
  const t = usePhrases('contests');
  const times = useContestTimes();
  const { contestNo, phase, resultAt } = contest;
  const out = phase === 'result';
  const part = hasList(contestNo) && contest.entries > 0 ? 'list' : 'page';
  return (
    <StateMessage
      drawing="empty"
      title={out ? t('resultLate') : t('resultWaits')}
      text={out ? t('resultLateText') : t('resultWaitsText', { time: times.time(resultAt) })}
      actions={
        <LinkButton href={contestPath(contestNo, part)}>
          {part === 'list' ? t('allEntries') : t('toContest')}
        </LinkButton>
      }
    />
  );
}
