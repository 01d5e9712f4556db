import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { AccountArea } from '#area/AccountArea.tsx';
import { EmailSteps } from './EmailSteps.tsx';

/** /userinfo/changeemail: another email to sign in with. */
export function ChangeEmailPage(): ReactElement {
  const t = usePhrases('profile');
  const up = usePhrases('menu')('myPage');
  return (
    <AccountArea
      title={t('changeEmailTitle')}
      lead={t('changeEmailLead')}
      up={{ href: '/userinfo', label: up }}
    >
      <EmailSteps title={t('changeEmailTitle')} />
    </AccountArea>
  );
}
