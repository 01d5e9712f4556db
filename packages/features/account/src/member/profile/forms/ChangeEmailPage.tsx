import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { EmailArea } from './EmailArea.tsx';

/** /userinfo/changeemail: another email to sign in with. */
export function ChangeEmailPage(): ReactElement {
  const t = usePhrases('profile');
  return (
    <EmailArea
      title={t('changeEmailTitle')}
      lead={t('changeEmailLead')}
      changes
      elsewhere="/userinfo/registemail"
    />
  );
}
