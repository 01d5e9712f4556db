import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useNavigate } from 'react-router-dom';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useGuestNote } from '#sign-in/guest/use-guest-note.ts';
import { useRedirect } from '#sign-in/completion/use-redirect.ts';
import { rememberCode } from './sent-code.ts';
import { useStep } from './steps.ts';
import { SendCodeForm } from '#forms/verification/SendCodeForm.tsx';

/** A sign-up begins with an address, to which a code is mailed. */
export function CertificateEmailPage() {
  const t = usePhrases('signUp');
  const navigate = useNavigate();
  const redirect = useRedirect();
  const lead = useGuestNote(t('emailText'));
  return (
    <FlowPage title={t('title')} step={useStep(1)} lead={lead}>
      <SendCodeForm
        title={t('title')}
        onSent={(email) => {
          rememberCode(email, Date.now());
          void navigate(withRedirect('/signup/certificateCheck', redirect));
        }}
      />
    </FlowPage>
  );
}
