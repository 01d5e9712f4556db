import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useGoOn } from '#sign-in/completion/use-go-on.ts';

/** The campaign's change of password, on the way from a sign-in. */
export function ChangePasswordPage() {
  const t = usePhrases('password');
  const user = useCurrentUser();
  const goOn = useGoOn();
  if (!user) return <Redirect to="/login" />;
  return (
    <FlowPage title={t('changeTitle')}>
      <ChangePasswordForm onChanged={() => goOn({ passwordChangeDue: false })} />
    </FlowPage>
  );
}
