import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { DeletionForm } from './DeletionForm.tsx';

/** /account/delete: what is lost, why, and the last question. */
export function DeleteAccountPage(): ReactElement {
  const t = usePhrases('deletion');
  const query = useGetProfileQuery();
  return (
    <AccountArea
      title={t('deleteTitle')}
      lead={t('deleteLead')}
      up={{ href: '/account', label: t('accountTitle') }}
    >
      <AccountQuery query={query}>
        {({ profile }) =>
          profile.guest ? <p>{t('guestUnavailable')}</p> : <DeletionForm {...profile} />
        }
      </AccountQuery>
    </AccountArea>
  );
}
