import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { EmailSignInForm } from '#sign-in/EmailSignInForm.tsx';
import { SignInLinks } from '#sign-in/SignInLinks.tsx';
import { useRedirect } from '#sign-in/use-redirect.ts';

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
