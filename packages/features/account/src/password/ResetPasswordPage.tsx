import { authenticationError } from '@hanji/domain/errors/kinds/authentication-error.ts';
import { newPasswordProblems } from '@hanji/domain/forms/credentials.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { sendEncrypted } from '#endpoints/encryption/send-encrypted.ts';
import { answerOf } from '#endpoints/answer.ts';
import { passwordEndpoints } from '#endpoints/password.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { PasswordOutcome } from './PasswordOutcome.tsx';
import { useOutcome } from './use-outcome.ts';
import { keepAuthenticationError } from '#sign-in/completion/kept-error.ts';

const initial = { password: '', confirmation: '' };

/** A new password, by the mailed link: once, within 10 minutes. */
export function ResetPasswordPage() {
  const t = usePhrases('password');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const note = useFormFailure();
  const { inPlace, end } = useOutcome();
  const { field, submit, busy } = useRuleForm({
    initial,
    problems: newPasswordProblems,
    onValid: async ({ password }) => {
      note.clear();
      const { resetPassword } = passwordEndpoints;
      const sent = await sendEncrypted({
        dispatch,
        purpose: 'RESET_PASSWORD',
        passwords: { password },
        send: (encrypted) => {
          const body = { ...encrypted, token };
          return answerOf(dispatch(resetPassword.initiate({ body }, { track: false })));
        },
      });
      if (sent.kind === 'answered') return end('changed');
      if (sent.kind === 'unencrypted') return note.unencrypted(sent.problem);
      const { code } = sent.error;
      const error = authenticationError('passwordReset', code);
      keepAuthenticationError({ code, error });
      if (error === 'resetLinkExpired') end('expired');
      else note.failed(sent.error, error);
    },
  });
  if (inPlace) return <PasswordOutcome state={inPlace} />;
  return (
    <FlowPage title={t('resetTitle')} cancels="findPassword">
      <Form label={t('resetTitle')} onSubmit={submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <NewPasswordFields
          labels={{ password: t('newPassword'), confirmation: t('confirmation') }}
          password={field('password')}
          confirmation={field('confirmation')}
        />
        <FormActions submit={t('save')} busy={busy} busyLabel={t('saving')} />
      </Form>
    </FlowPage>
  );
}
