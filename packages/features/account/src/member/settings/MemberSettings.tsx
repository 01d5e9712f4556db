import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { ServiceSwitch } from '@hanji/edition/settings/ServiceSwitch.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { LinkRow, Rows } from '#layout/Rows.tsx';
import { usePutEmailNotifyMutation, usePutMarketInfoAgreeMutation } from '../profile/endpoints.ts';

/** What a member sets for the account: it holds on every device. */
export function MemberSettings(): ReactElement {
  const t = usePhrases('profile');
  const { data, isLoading } = useGetProfileQuery();
  const [notify] = usePutEmailNotifyMutation();
  const [agree] = usePutMarketInfoAgreeMutation();
  return (
    <>
      {data && (
        <>
          {data.profile.email !== null && (
            <ServiceSwitch
              label={t('emailNotify')}
              hint={t('emailNotifyHint')}
              on={data.profile.emailNotify}
              put={(value) => notify({ params: { value } })}
            />
          )}
          <ServiceSwitch
            label={t('marketing')}
            hint={t('marketingHint')}
            on={data.userExtraInfo.marketInfoAgree}
            put={(marketInfoAgree) => agree({ query: { marketInfoAgree } })}
          />
        </>
      )}
      {/* Nothing may move away from under a finger when the profile arrives. */}
      {!isLoading && (
        <Rows>
          <LinkRow href="/userinfo/devices" label={t('devices')} />
        </Rows>
      )}
    </>
  );
}
