import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { ExternalLogin, MemberProfile } from '@hanji/contract/entities/member.ts';
import { canConnectLogin, canDisconnectLogin } from '@hanji/domain/account/login-links.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { ActionRow, Rows } from '#layout/Rows.tsx';
import { useDisconnectExternalLoginMutation } from '#sign-in/external/endpoints.ts';
import { isWallet, providerNames } from '#sign-in/external/provider-names.ts';
import { useLeaveForProvider } from '#sign-in/external/use-leave-for-provider.ts';

type LoginType = ExternalLogin['loginType'];

/** The external logins of an account (reading-service, section 4): connecting, and for good, disconnecting. */
export function LoginRows({ profile, externalLogins }: MemberProfile): ReactElement | null {
  const t = usePhrases('profile');
  const { connects } = useEdition();
  const { connect, leavingFor } = useLeaveForProvider();
  const [parting, setParting] = useState<LoginType | null>(null);
  const shown = externalLogins.filter(
    ({ loginType, linked }) => linked || connects.includes(loginType),
  );
  if (shown.length === 0) return null;

  const linkedLogins = externalLogins.filter(({ linked }) => linked).length;
  const mayPart = canDisconnectLogin({ email: profile.email, linkedLogins });
  const walletOnly = connects.every(isWallet);
  const action = ({ loginType, linked, disconnected }: ExternalLogin): ReactElement | null => {
    const provider = providerNames[loginType];
    if (linked && mayPart) {
      return (
        <Button
          aria-label={t('disconnectNamed', { provider })}
          onClick={() => setParting(loginType)}
        >
          {t('disconnect')}
        </Button>
      );
    }
    const link = { linked, disconnected, byWallet: isWallet(loginType) };
    if (!canConnectLogin(link, walletOnly)) return null;
    return (
      <Button
        aria-label={t('connectNamed', { provider })}
        busy={leavingFor === loginType}
        onClick={() => void connect(loginType)}
      >
        {t('connect')}
      </Button>
    );
  };

  return (
    <>
      <Rows
        title={t('loginsTitle')}
        note={linkedLogins > 0 && !mayPart ? t('lastLogin') : undefined}
        ends={linkedLogins}
      >
        {shown.map((login) => (
          <ActionRow
            key={login.loginType}
            label={providerNames[login.loginType]}
            value={t(stateOf(login))}
          >
            {action(login)}
          </ActionRow>
        ))}
      </Rows>
      {parting && <Disconnect loginType={parting} onClose={() => setParting(null)} />}
    </>
  );
}

function stateOf({ linked, disconnected }: ExternalLogin) {
  if (linked) return 'loginConnected';
  return disconnected ? 'loginGone' : 'loginNone';
}

type DisconnectProps = { readonly loginType: LoginType; readonly onClose: () => void };

function Disconnect({ loginType, onClose }: DisconnectProps): ReactElement {
  const t = usePhrases('profile');
  const frame = usePhrases('frame');
  const report = useReportFailure();
  const say = useToast();
  const [disconnect, { isLoading }] = useDisconnectExternalLoginMutation();
  const provider = providerNames[loginType];
  const confirm = async (): Promise<void> => {
    const { error } = await disconnect({ params: { loginType } });
    onClose();
    if (isApiError(error)) report({ error });
    else if (!error) say({ kind: 'success', text: t('disconnected', { provider }) });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('disconnectTitle', { provider })}
      confirmLabel={t('disconnect')}
      cancelLabel={frame('cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('disconnectText', { provider })}
    </ConfirmDialog>
  );
}
