import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { answerOf } from '#endpoints/answer.ts';
import { signUpEndpoints } from '#endpoints/sign-up.ts';
import { EmailField } from '#fields/EmailField.tsx';
import { FormFailureNote } from '#fields/FormFailureNote.tsx';
import { useFormFailure } from '#fields/use-form-failure.ts';
import { useRuleForm } from '#fields/use-rule-form.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useRedirect, withRedirect } from '#sign-in/use-redirect.ts';
import { rememberCode } from '#sign-up/sent-code.ts';
import { useStep } from '#sign-up/steps.ts';

const initial = { email: '' };

/** A sign-up begins with an address, to which a code is mailed. */
export function CertificateEmailPage() {
  const t = usePhrases('signUp');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const navigate = useNavigate();
  const redirect = useRedirect();
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
      if (sent.error) return note.failed(sent.error);
      rememberCode(body.email, Date.now());
      void navigate(withRedirect('/signup/certificateCheck', redirect));
    },
  });
  return (
    <FlowPage title={t('title')} step={useStep(1)} lead={t('emailText')}>
      <Form label={t('title')} onSubmit={form.submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <EmailField {...form.field('email')} />
        <FormActions submit={t('sendCode')} busy={form.busy} busyLabel={t('sending')} />
      </Form>
    </FlowPage>
  );
}
