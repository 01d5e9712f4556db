import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { signUpEndpoints } from '#endpoints/sign-up.ts';
import { EmailField } from '../EmailField.tsx';
import { FormFailureNote } from '../FormFailureNote.tsx';
import { useFormFailure } from '../use-form-failure.ts';
import { useRuleForm } from '../use-rule-form.ts';

type SendCodeFormProps = {
  /** Names the form. */
  readonly title: string;
  /** Names its field, where that is not simply the email of who is asked. */
  readonly emailLabel?: string;
  readonly onSent: (email: string) => void;
};

const initial = { email: '' };

/** Takes an address, to which a code is mailed. */
export function SendCodeForm({ title, emailLabel, onSent }: SendCodeFormProps) {
  const t = usePhrases('signUp');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const { sendVerificationCode } = signUpEndpoints;
  const form = useRuleForm({
    initial,
    problems: ({ email }) => problemsOf('email', checkEmail(email)),
    onValid: async (body) => {
      note.clear();
      const sent = await answerOf(
        dispatch(sendVerificationCode.initiate({ body }, { track: false })),
      );
      if (sent.error) note.failed(sent.error);
      else onSent(body.email);
    },
  });
  return (
    <Form label={title} onSubmit={form.submit}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <EmailField {...form.field('email')} {...(emailLabel && { label: emailLabel })} />
      <FormActions submit={t('sendCode')} busy={form.busy} busyLabel={t('sending')} />
    </Form>
  );
}
