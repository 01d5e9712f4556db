import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { EmailSignInForm } from './form/EmailSignInForm.tsx';
import { SignInLinks } from './form/SignInLinks.tsx';
import { useRedirect } from './completion/use-redirect.ts';

/** The form alone. */
export function LoginEmailPage() {
  const t = usePhrases('signIn');
  const redirect = useRedirect();
  return (
    <FlowPage title={t('emailTitle')}>
      <EmailSignInForm redirect={redirect} />
      <SignInLinks />
    </FlowPage>
  );
}
