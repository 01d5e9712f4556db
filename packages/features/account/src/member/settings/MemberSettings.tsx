import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { ServiceSwitch } from '@hanji/edition/settings/ServiceSwitch.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement } from 'react';
import { LinkRow, Rows } from '#layout/Rows.tsx';
import { usePutEmailNotifyMutation, usePutMarketInfoAgreeMutation } from '../profile/endpoints.ts';
import * as styles from './SettingPage.module.css';

/** What a member sets for the account: it holds on every device. */
export function MemberSettings(): ReactElement {
  const t = usePhrases('profile');
  const frame = usePhrases('frame');
  const { data, isLoading } = useGetProfileQuery();
  const [notify] = usePutEmailNotifyMutation();
  const [agree] = usePutMarketInfoAgreeMutation();
  return (
    <>
      {isLoading && <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />}
      {(data || isLoading) && (
        <>
          {/* Most members have an address. */}
          {data?.profile.email !== null && (
            <ServiceSwitch
              label={t('emailNotify')}
              hint={t('emailNotifyHint')}
              on={data?.profile.emailNotify ?? null}
              put={(value) => notify({ params: { value } })}
            />
          )}
          <ServiceSwitch
            label={t('marketing')}
            hint={t('marketingHint')}
            on={data?.userExtraInfo.marketInfoAgree ?? null}
            put={(marketInfoAgree) => agree({ query: { marketInfoAgree } })}
          />
        </>
      )}
      {/* Nothing may move away from under a finger when the profile arrives. */}
      <div className={styles.later} data-coming={isLoading}>
        <Rows>
          <LinkRow href="/userinfo/devices" label={t('devices')} />
        </Rows>
      </div>
    </>
  );
}
