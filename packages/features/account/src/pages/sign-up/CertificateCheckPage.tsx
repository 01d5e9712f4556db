import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { checkVerificationCode } from '@hanji/domain/forms/mail.ts';
import { readCertifiedEmail } from '@hanji/edition/session/certified-email.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { answerOf } from '#endpoints/answer.ts';
import { signUpEndpoints } from '#endpoints/sign-up.ts';
import { FormFailureNote } from '#fields/FormFailureNote.tsx';
import { useFormFailure } from '#fields/use-form-failure.ts';
import { useRuleForm } from '#fields/use-rule-form.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useRedirect, withRedirect } from '#sign-in/use-redirect.ts';
import { CodeEntry } from '#sign-up/CodeEntry.tsx';
import { codeHoldsUntil, forgetCode } from '#sign-up/sent-code.ts';
import { SendAgain } from '#sign-up/SendAgain.tsx';
import { useStep } from '#sign-up/steps.ts';

const initial = { code: '' };
const refusals: Readonly<Record<number, string>> = { 400: 'wrong', 410: 'expired' };

/** The code of the mail certifies the address. */
export function CertificateCheckPage() {
  const t = usePhrases('signUp');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const note = useFormFailure();
  const [email] = useState(() => readCertifiedEmail() ?? '');
  const [until, setUntil] = useState(codeHoldsUntil);
  const form = useRuleForm({
    initial,
    problems: ({ code }) => problemsOf('code', checkVerificationCode(code)),
    onValid: async ({ code }) => {
      note.clear();
      const body = { email, token: code };
      const checked = await answerOf(
        dispatch(signUpEndpoints.checkVerificationCode.initiate({ body }, { track: false })),
      );
      if (!checked.error) {
        return void navigate(withRedirect('/signup/joinForm', redirect), { replace: true });
      }
      const refusal = refusals[checked.error.code];
      if (refusal) form.refuse('code', refusal);
      else note.failed(checked.error);
    },
  });
  const cancel = (): void => {
    void navigate('/signup');
    forgetCode();
  };
  return (
    <FlowPage
      title={t('codeTitle')}
      step={useStep(2)}
      lead={t('codeText', { email })}
      cancels="signUp"
      onCancelled={cancel}
    >
      <Form label={t('codeTitle')} onSubmit={form.submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <CodeEntry key={until} {...form.field('code')} until={until} />
        <FormActions submit={t('confirm')} busy={form.busy} busyLabel={t('checking')} />
      </Form>
      <SendAgain email={email} onSent={() => setUntil(codeHoldsUntil())} onFailed={note.failed} />
    </FlowPage>
  );
}
