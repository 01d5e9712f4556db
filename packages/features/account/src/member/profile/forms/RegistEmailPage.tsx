import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { EmailArea } from './EmailArea.tsx';

/** /userinfo/registemail: a first email for who came by a provider. */
export function RegistEmailPage(): ReactElement {
  const t = usePhrases('profile');
  return (
    <EmailArea
      title={t('registEmailTitle')}
      lead={t('registEmailLead')}
      changes={false}
      elsewhere="/userinfo/changeemail"
    />
  );
}
