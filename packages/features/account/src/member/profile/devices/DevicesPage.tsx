import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { SignedInDevice } from '@hanji/contract/entities/member.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { ActionRow, Rows } from '#layout/Rows.tsx';
import {
  useGetSignedInDevicesQuery,
  useSignOutDeviceMutation,
  useSignOutOtherDevicesMutation,
} from '../endpoints.ts';

/** /userinfo/devices: where the member is signed in, and the end of what is not theirs. */
export function DevicesPage(): ReactElement {
  const t = usePhrases('profile');
  const up = usePhrases('menu')('myPage');
  const query = useGetSignedInDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountArea title={t('devices')} lead={t('devicesLead')} up={{ href: '/userinfo', label: up }}>
      <AccountQuery query={query}>{(devices) => <Devices devices={devices} />}</AccountQuery>
    </AccountArea>
  );
}

function Devices({ devices }: { readonly devices: readonly SignedInDevice[] }): ReactElement {
  const others = devices.filter(({ current }) => !current).length;
  return (
    <>
      <Rows ends={others}>
        {devices.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </Rows>
      {others > 0 && <SignOutOthers />}
    </>
  );
}

function DeviceRow({ id, current, device, lastSeenAt }: SignedInDevice): ReactElement {
  const t = usePhrases('profile');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const report = useReportFailure();
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  const end = async (): Promise<void> => {
    const { error } = await signOut({ params: { sessionId: id } });
    if (isApiError(error)) report({ error });
  };
  const when = formatDateTime(locale, lastSeenAt, timeZone);
  const name = device || t('deviceUnknown');
  return (
    <ActionRow label={current ? t('thisDevice') : t('lastSeen', { when })} value={name}>
      {!current && (
        <Button
          aria-label={t('signOutNamed', { device: name })}
          busy={isLoading}
          onClick={() => void end()}
        >
          {t('signOutDevice')}
        </Button>
      )}
    </ActionRow>
  );
}

function SignOutOthers(): ReactElement {
  const t = usePhrases('profile');
  const frame = usePhrases('frame');
  const report = useReportFailure();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const [signOut, { isLoading }] = useSignOutOtherDevicesMutation();
  const end = async (): Promise<void> => {
    const { error } = await signOut();
    setAsking(false);
    if (isApiError(error)) report({ error });
    else if (!error) say({ kind: 'success', text: t('othersSignedOut') });
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('signOutOthers')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('signOutOthersTitle')}
        confirmLabel={t('signOutOthers')}
        cancelLabel={frame('cancel')}
        busy={isLoading}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        {t('signOutOthersText')}
      </ConfirmDialog>
    </>
  );
}
