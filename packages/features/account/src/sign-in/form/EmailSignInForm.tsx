import { loginProblems } from '@hanji/domain/forms/credentials.ts';
import { nextPagePath } from '@hanji/domain/account/sign-in.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { CurrentPasswordField } from '#forms/CurrentPasswordField.tsx';
import { EmailField } from '#forms/EmailField.tsx';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { useGuestWarning } from '../guest/use-guest-warning.tsx';
import { keepAuthenticationError } from '../completion/kept-error.ts';
import { runEmailSignIn, type Credentials } from './run-email-sign-in.ts';
import { dormantAccountStatus, keepAccountStatus } from '../completion/account-status.ts';
import { useCompleteSignIn } from '../completion/use-complete-sign-in.ts';

type EmailSignInFormProps = {
  /** Where the reader goes on afterwards; Home where nothing is wanted. */
  readonly redirect: string | null;
};

const initial: Credentials = { email: '', password: '', stayLogged: false };

/** Signs in by email and password (reading-service, section 4 "Email login"), and goes on. */
export function EmailSignInForm({ redirect }: EmailSignInFormProps) {
  const t = usePhrases('signIn');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const navigate = useNavigate();
  const complete = useCompleteSignIn();
  const note = useFormFailure();
  const { mayGoOn, warning } = useGuestWarning(redirect);

  const onValid = async (credentials: Credentials): Promise<void> => {
    note.clear();
    if (!(await mayGoOn())) return;
    const end = await runEmailSignIn(dispatch, credentials);
    switch (end.kind) {
      case 'signedIn': {
        const failed = await complete(end.result, redirect);
        if (failed) note.failed(failed, 'authenticationFailed');
        return;
      }
      case 'dormant':
        keepAccountStatus(dormantAccountStatus(end.check));
        void navigate(nextPagePath('auth', redirect), { replace: true });
        return;
      case 'unencrypted':
        note.unencrypted(end.problem);
        return;
      case 'failed':
        keepAuthenticationError({ code: end.error.code, error: end.says });
        note.failed(end.error, end.says);
    }
  };
  const { field, submit, busy } = useRuleForm({ initial, problems: loginProblems, onValid });
  const stayLogged = field('stayLogged');
  return (
    <>
      <Form label={t('formLabel')} onSubmit={submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <EmailField {...field('email')} autoComplete="username" />
        <CurrentPasswordField {...field('password')} label={t('password')} />
        <Checkbox
          id={stayLogged.id}
          label={t('stayLogged')}
          checked={stayLogged.value}
          onChecked={stayLogged.onValue}
        />
        <FormActions submit={t('submit')} busy={busy} busyLabel={t('signingIn')} />
      </Form>
      {warning}
    </>
  );
}
