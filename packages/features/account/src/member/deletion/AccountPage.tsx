import { useGetProfileQuery } from '@hanji/api-client/endpoints/member.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { MemberProfile } from '@hanji/contract/entities/member.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { endSession } from '@hanji/edition/session/end-session.ts';
import { formatList } from '@hanji/i18n/format/lists.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { AccountArea } from '#layout/AccountArea.tsx';
import { AccountQuery } from '#layout/AccountQuery.tsx';
import { ActionRow, LinkRow, Rows } from '#layout/Rows.tsx';
import { providerNames } from '#sign-in/external/provider-names.ts';
import { IntegrateRow } from '#integrate/IntegrateRow.tsx';
import { useSwitchMemberToDormantMutation } from './endpoints.ts';

/** /account: by what one gets in, dormancy for the account, and the way to its end. */
export function AccountPage(): ReactElement {
  const t = usePhrases('deletion');
  const up = usePhrases('menu')('myPage');
  const query = useGetProfileQuery();
  return (
    <AccountArea title={t('accountTitle')} up={{ href: '/userinfo', label: up }}>
      <AccountQuery query={query}>{(member) => <AccountRows {...member} />}</AccountQuery>
    </AccountArea>
  );
}

function AccountRows({ profile, externalLogins }: MemberProfile): ReactElement {
  const t = usePhrases('deletion');
  const locale = useLocale();
  const linked = externalLogins
    .filter((login) => login.linked)
    .map(({ loginType }) => providerNames[loginType]);
  const ways = profile.email === null ? linked : [profile.email, ...linked];
  return (
    <Rows>
      <ActionRow label={t('waysIn')} value={<bdi>{formatList(locale, ways)}</bdi>} />
      <ActionRow label={t('accountId')} value={<bdi>{profile.userId}</bdi>} />
      <ActionRow label={t('dormancy')} value={t('dormancyText')}>
        <MakeDormant />
      </ActionRow>
      <IntegrateRow />
      <LinkRow href="/account/delete" label={t('deleteTitle')} />
    </Rows>
  );
}

function MakeDormant(): ReactElement {
  const t = usePhrases('deletion');
  const frame = usePhrases('frame');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const report = useReportFailure();
  const [asking, setAsking] = useState(false);
  const [makeDormant, { isLoading }] = useSwitchMemberToDormantMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await makeDormant();
    setAsking(false);
    if (isApiError(error)) return report({ error });
    await navigate('/');
    endSession(dispatch);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('dormancyBegin')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('dormancyTitle')}
        confirmLabel={t('dormancyBegin')}
        cancelLabel={frame('cancel')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('dormancyQuestion')}
      </ConfirmDialog>
    </>
  );
}
