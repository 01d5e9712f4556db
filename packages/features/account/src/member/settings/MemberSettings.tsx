import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { useState, type ReactElement } from 'react';
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
            <AccountSwitch
              label={t('emailNotify')}
              hint={t('emailNotifyHint')}
              on={data.profile.emailNotify}
              put={(value) => notify({ params: { value } })}
            />
          )}
          <AccountSwitch
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

type AccountSwitchProps = {
  readonly label: string;
  readonly hint: string;
  /** As the profile says it. */
  readonly on: boolean;
  readonly put: (value: 'Y' | 'N') => Promise<{ readonly error?: unknown }>;
};

/** Switches at once, and back where the service did not take it. */
function AccountSwitch({ label, hint, on, put }: AccountSwitchProps): ReactElement {
  const t = usePhrases('menu');
  const report = useReportFailure();
  /** What was pressed, until the profile has been read again. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const turn = async (wanted: boolean): Promise<void> => {
    setPressed(wanted);
    const { error } = await put(wanted ? 'Y' : 'N');
    if (!error) return;
    setPressed(null);
    if (isApiError(error)) report({ error });
  };
  return (
    <Switch
      label={label}
      hint={hint}
      words={{ on: t('on'), off: t('off') }}
      on={pressed ?? on}
      onSwitch={(wanted) => void turn(wanted)}
    />
  );
}
