import type { Mission } from '@hanji/contract/entities/inbox.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { MissionRow } from '@hanji/ui-kit/inbox/mission-row/MissionRow.tsx';
import type { ReactElement } from 'react';
import { useGetMissionsQuery } from '#calls/endpoints.ts';
import { useSeen } from '#news/use-seen.ts';
import { InboxList } from './InboxList.tsx';
import { useLeft } from './use-left.ts';
import { useLeftWords } from './use-left-words.ts';

/** What can be taken part in, in the app (reading-service, section 2 "Mission participation"). */
export function Missions(): ReactElement {
  const t = usePhrases('inbox');
  const rewardOf = useReward();
  const leftWords = useLeftWords();
  const { currentData, error, refetch, fulfilledTimeStamp } = useGetMissionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useSeen('mission', currentData);
  return (
    <InboxList
      entries={useLeft(currentData, fulfilledTimeStamp)}
      error={error}
      onRetry={() => void refetch()}
      heading={t('missions')}
      none={{ title: t('noMissions'), text: t('noMissionsText') }}
    >
      {({ title, description, item, amount, expireRemained }) => (
        <MissionRow
          title={title}
          description={description}
          reward={rewardOf({ item, amount })}
          period={leftWords(expireRemained)}
          appOnlyLabel={t('appNeeded')}
        />
      )}
    </InboxList>
  );
}

/** What a mission gives, in words. */
function useReward(): (reward: Pick<Mission, 'item' | 'amount'>) => string {
  const t = usePhrases('inbox');
  const reading = usePhrases('reading');
  return ({ item, amount: count }) => {
    switch (item) {
      case 'coin':
        return reading('priceCoins', { count });
      case 'ticket':
        return t('tickets', { count });
      case 'ad_ticket':
        return t('adTickets', { count });
      case 'other':
        return t('gift');
    }
  };
}
