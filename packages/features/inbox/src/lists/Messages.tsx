import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { MessageRow } from '@hanji/ui-kit/inbox/message-row/MessageRow.tsx';
import type { ReactElement } from 'react';
import { useGetMessagesQuery } from '#calls/endpoints.ts';
import { useSeen } from '#news/use-seen.ts';
import { InboxList } from './InboxList.tsx';

/** What the service has told the member. */
export function Messages(): ReactElement {
  const t = usePhrases('inbox');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { currentData, error, refetch } = useGetMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useSeen('message', currentData);
  return (
    <InboxList
      entries={currentData}
      error={error}
      onRetry={() => void refetch()}
      heading={t('messages')}
      none={{ title: t('noMessages'), text: t('noMessagesText') }}
    >
      {({ title, description, distributedAt }) => (
        <MessageRow
          title={title}
          text={description}
          date={formatDate(locale, distributedAt, timeZone)}
          dateTime={distributedAt}
          moreLabel={t('more')}
          lessLabel={t('less')}
        />
      )}
    </InboxList>
  );
}
