import { previousAccountOutcome } from '@hanji/domain/errors/outcome/integrate-outcome.ts';
import { loginProblems } from '@hanji/domain/forms/credentials.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { sendEncrypted } from '#endpoints/encryption/send-encrypted.ts';
import { answerOf } from '#endpoints/answer.ts';
import { CurrentPasswordField } from '#forms/CurrentPasswordField.tsx';
import { EmailField } from '#forms/EmailField.tsx';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { migrationEndpoints } from './endpoints.ts';
import type { Move } from './move/use-move.ts';

type PreviousSignInFormProps = { readonly product: string; readonly move: Move };

/** Email and password of the previous service; the password travels as that of a sign-in here does. */
export function PreviousSignInForm({ product, move }: PreviousSignInFormProps): ReactElement {
  const t = usePhrases('integrate');
  const signIn = usePhrases('signIn');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const { field, submit, busy } = useRuleForm({
    initial: { email: '', password: '' },
    problems: loginProblems,
    onValid: async ({ email, password }) => {
      note.clear();
      const params = { product, loginType: 'email' } as const;
      const sent = await sendEncrypted({
        dispatch,
        purpose: 'LOGIN',
        passwords: { password },
        send: (encrypted) => {
          const body = { email, ...encrypted };
          const { signInToPrevious } = migrationEndpoints;
          return answerOf(dispatch(signInToPrevious.initiate({ params, body }, { track: false })));
        },
      });
      if (sent.kind === 'unencrypted') return note.unencrypted(sent.problem);
      if (sent.kind === 'answered') return move.ask(sent.data.externalToken);
      const outcome = previousAccountOutcome(sent.error.code);
      if (outcome.kind === 'failed') return note.failed(sent.error);
      // A password may be mistyped: whoever has no such account may try again.
      if (outcome.says === 'accountNotFound') return note.say(t('notRegistered'));
      return move.say(outcome);
    },
  });
  return (
    <Form label={t('formLabel')} onSubmit={submit}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <EmailField {...field('email')} autoComplete="username" />
      <CurrentPasswordField {...field('password')} label={signIn('password')} />
      <FormActions submit={t('submit')} busy={busy} busyLabel={t('checking')} />
    </Form>
  );
}
