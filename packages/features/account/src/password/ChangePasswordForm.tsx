import { authenticationError } from '@hanji/domain/errors/kinds/authentication-error.ts';
import { passwordChangeProblems } from '@hanji/domain/forms/credentials.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useDispatch } from 'react-redux';
import { sendEncrypted } from '#endpoints/encryption/send-encrypted.ts';
import { answerOf } from '#endpoints/answer.ts';
import { passwordEndpoints } from '#endpoints/password.ts';
import { CurrentPasswordField } from '#forms/CurrentPasswordField.tsx';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { keepAuthenticationError } from '#sign-in/completion/kept-error.ts';

const initial = { current: '', password: '', confirmation: '' };

/** Changes the password of who is signed in: the current one, and a new one twice. */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const t = usePhrases('password');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const { field, submit, busy, refuse } = useRuleForm({
    initial,
    problems: passwordChangeProblems,
    onValid: async ({ current, password }) => {
      note.clear();
      const sent = await sendEncrypted({
        dispatch,
        purpose: 'CHANGE_PASSWORD',
        passwords: { password: current, newPassword: password },
        send: (body) =>
          answerOf(dispatch(passwordEndpoints.changePassword.initiate({ body }, { track: false }))),
      });
      if (sent.kind === 'answered') return onChanged();
      if (sent.kind === 'unencrypted') return note.unencrypted(sent.problem);
      const { code } = sent.error;
      const error = authenticationError('passwordChange', code);
      keepAuthenticationError({ code, error });
      if (error === 'passwordMismatch') refuse('current', 'incorrect');
      else note.failed(sent.error, error);
    },
  });
  return (
    <Form label={t('changeTitle')} onSubmit={submit}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <CurrentPasswordField {...field('current')} label={t('current')} />
      <NewPasswordFields
        labels={{ password: t('newPassword'), confirmation: t('confirmation') }}
        password={field('password')}
        confirmation={field('confirmation')}
      />
      <FormActions submit={t('save')} busy={busy} busyLabel={t('saving')} />
    </Form>
  );
}
