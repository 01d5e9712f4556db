import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { AccountArea } from '#area/AccountArea.tsx';
import { EmailSteps } from './EmailSteps.tsx';

/** /userinfo/registemail: a first email for who came by a provider. */
export function RegistEmailPage(): ReactElement {
  const t = usePhrases('profile');
  const up = usePhrases('menu')('myPage');
  return (
    <AccountArea
      title={t('registEmailTitle')}
      lead={t('registEmailLead')}
      up={{ href: '/userinfo', label: up }}
    >
      <EmailSteps title={t('registEmailTitle')} />
    </AccountArea>
  );
}
