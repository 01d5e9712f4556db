import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { PreviousAccountLink } from './form/PreviousAccountLink.tsx';
import { FlowPage } from '#layout/FlowPage.tsx';
import { EmailSignInForm } from './form/EmailSignInForm.tsx';
import { useLead } from './guest/use-lead.ts';
import { KeptErrorDialog } from './completion/KeptErrorDialog.tsx';
import { ProviderButtons } from './form/ProviderButtons.tsx';
import { SignInLinks } from './form/SignInLinks.tsx';
import { useRedirect } from './completion/use-redirect.ts';
import * as styles from './LoginPage.module.css';

/**
 * Every way in: buttons alone where email is one among many, else the form beside those of the
 * providers.
 */
export function LoginPage() {
  const t = usePhrases('signIn');
  const { signIn } = useEdition();
  const redirect = useRedirect();
  const lead = useLead(redirect);
  const [first] = signIn;
  if (first !== 'email' && signIn.includes('wallet')) {
    return (
      <FlowPage title={t('title')} lead={lead}>
        <KeptErrorDialog />
        <ProviderButtons redirect={redirect} emailHref={withRedirect('/login/email', redirect)} />
        <SignInLinks />
        <PreviousAccountLink />
      </FlowPage>
    );
  }
  return (
    <FlowPage title={t('title')} lead={lead}>
      <KeptErrorDialog />
      <EmailSignInForm redirect={redirect} />
      <SignInLinks />
      <section aria-labelledby="sign-in-providers" className={styles.others}>
        <h2 id="sign-in-providers" className={styles.heading}>
          <span>{t('orWith')}</span>
        </h2>
        <ProviderButtons redirect={redirect} />
      </section>
      <PreviousAccountLink />
    </FlowPage>
  );
}
