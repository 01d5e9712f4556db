import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { ChangePasswordForm } from '#password/ChangePasswordForm.tsx';
import { useSaved } from './use-saved.ts';

/** /userinfo/password: another password, by the current one. */
export function PasswordPage(): ReactElement {
  const t = usePhrases('password');
  const up = usePhrases('menu')('myPage');
  return (
    <AccountArea title={t('changeTitle')} up={{ href: '/userinfo', label: up }}>
      <ChangePasswordForm onChanged={useSaved()} />
    </AccountArea>
  );
}
