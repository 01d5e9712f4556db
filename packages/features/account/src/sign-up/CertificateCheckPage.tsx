import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import { readCertifiedEmail } from '@hanji/edition/session/certified-email.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useRedirect } from '#sign-in/completion/use-redirect.ts';
import { codeHoldsUntil, forgetCode, rememberCode } from './sent-code.ts';
import { useStep } from './steps.ts';
import { TakeCodeForm } from '#forms/verification/TakeCodeForm.tsx';

/** The code of the mail certifies the address. */
export function CertificateCheckPage() {
  const t = usePhrases('signUp');
  const navigate = useNavigate();
  const redirect = useRedirect();
  const [email] = useState(() => readCertifiedEmail() ?? '');
  const [until, setUntil] = useState(codeHoldsUntil);
  const cancel = (): void => {
    void navigate('/signup');
    forgetCode();
  };
  return (
    <FlowPage
      title={t('codeTitle')}
      step={useStep(2)}
      lead={t('codeText', { email })}
      cancels="signUp"
      onCancelled={cancel}
    >
      <TakeCodeForm
        title={t('codeTitle')}
        email={email}
        until={until}
        words={{ submit: t('confirm'), busy: t('checking') }}
        onCertified={async () => {
          await navigate(withRedirect('/signup/joinForm', redirect), { replace: true });
          return null;
        }}
        onSentAgain={() => {
          rememberCode(email, Date.now());
          setUntil(codeHoldsUntil());
        }}
      />
    </FlowPage>
  );
}
