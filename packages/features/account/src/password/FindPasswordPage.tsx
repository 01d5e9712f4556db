import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { problemsOf } from '@hanji/domain/forms/checked.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { passwordEndpoints } from '#endpoints/password.ts';
import { EmailField } from '#forms/EmailField.tsx';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { PasswordOutcome } from './PasswordOutcome.tsx';
import { useOutcome } from './use-outcome.ts';

const initial = { email: '' };

/** Asks for a link to a new password; the answer never says who has an account. */
export function FindPasswordPage() {
  const t = usePhrases('password');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const { inPlace, end } = useOutcome();
  const form = useRuleForm({
    initial,
    problems: ({ email }) => problemsOf('email', checkEmail(email)),
    onValid: async ({ email }) => {
      note.clear();
      const query = { email };
      const sent = await answerOf(
        dispatch(passwordEndpoints.findPassword.initiate({ query }, { track: false })),
      );
      if (sent.error) note.failed(sent.error);
      else end('sent');
    },
  });
  if (inPlace) return <PasswordOutcome state={inPlace} />;
  return (
    <FlowPage title={t('findTitle')} lead={t('findText')}>
      <Form label={t('findTitle')} onSubmit={form.submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <EmailField {...form.field('email')} />
        <FormActions submit={t('findSubmit')} busy={form.busy} busyLabel={t('sending')} />
      </Form>
    </FlowPage>
  );
}
