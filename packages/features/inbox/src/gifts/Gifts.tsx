import {
  giftsExpiringSoon,
  isReceivable,
  receivableGifts,
} from '@hanji/domain/gifts/receivable-gifts.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement } from 'react';
import { useGetGiftsQuery } from '#calls/endpoints.ts';
import { InboxList } from '#lists/InboxList.tsx';
import { useLeft } from '#lists/use-left.ts';
import { useSeen } from '#news/use-seen.ts';
import { GiftEntry } from './GiftEntry.tsx';
import * as styles from './Gifts.module.css';
import { ReceiveAll } from './ReceiveAll.tsx';
import { useReceive } from './use-receive.ts';

/** What the member was given, until its time is over (reading-service, section 4 "Inbox"). */
export function Gifts(): ReactElement {
  const t = usePhrases('inbox');
  const { currentData, error, refetch, fulfilledTimeStamp } = useGetGiftsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // Another device may have received some meanwhile.
    refetchOnFocus: true,
  });
  useSeen('gift', currentData);
  const { receiving, receiveOne, receiveAll } = useReceive();
  const gifts = useLeft(currentData, fulfilledTimeStamp);
  const waiting = receivableGifts(gifts ?? []).length;
  const soon = giftsExpiringSoon(gifts ?? []).length;
  return (
    <>
      {soon > 0 && (
        <p className={styles.soon}>
          <Icon name="bell" size={20} />
          <span>{t('endSoon', { count: soon })}</span>
        </p>
      )}
      <ReceiveAll waiting={waiting} receiving={receiving} onReceive={() => void receiveAll()} />
      <InboxList
        entries={gifts}
        error={error}
        onRetry={() => void refetch()}
        heading={t('gifts')}
        none={{ title: t('noGifts'), text: t('noGiftsText') }}
      >
        {(gift) => (
          <GiftEntry
            gift={gift}
            busy={receiving === gift.id || (receiving === 'all' && isReceivable(gift))}
            onReceive={() => receiveOne(gift)}
          />
        )}
      </InboxList>
    </>
  );
}
