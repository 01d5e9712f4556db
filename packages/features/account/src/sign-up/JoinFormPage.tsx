import { defaultNickname } from '@hanji/domain/forms/profile.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { readCertifiedEmail } from '@hanji/edition/session/certified-email.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsentFields } from '#consent/ConsentFields.tsx';
import { noConsent } from '#consent/no-consent.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { MobileField } from '#forms/MobileField.tsx';
import { NewPasswordFields } from '#forms/NewPasswordFields.tsx';
import { NicknameField } from '#forms/NicknameField.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useRuleForm } from '#forms/use-rule-form.ts';
import { FlowPage } from '#layout/FlowPage.tsx';
import { useRedirect } from '#sign-in/completion/use-redirect.ts';
import { joinProblems, type JoinValues } from './join-problems.ts';
import { forgetCode } from './sent-code.ts';
import { useStep } from './steps.ts';
import { useJoin } from './use-join.ts';

const initial: JoinValues = {
  nickname: '',
  password: '',
  confirmation: '',
  mobile: '',
  ...noConsent,
};

/** The account itself: name, password and consents; where the edition asks, age and mobile too. */
export function JoinFormPage() {
  const t = usePhrases('signUp');
  const password = usePhrases('password');
  const signIn = usePhrases('signIn');
  const navigate = useNavigate();
  const rules = useEdition();
  const [email] = useState(() => readCertifiedEmail() ?? '');
  const note = useFormFailure();
  const join = useJoin(email, note, useRedirect());
  const { field, submit, busy } = useRuleForm({
    initial,
    problems: (values) => joinProblems(values, email, rules),
    onValid: join,
  });
  const cancel = (): void => {
    void navigate('/signup');
    forgetCode();
  };
  return (
    <FlowPage
      title={t('joinTitle')}
      step={useStep(3)}
      lead={<bdi>{email}</bdi>}
      cancels="signUp"
      onCancelled={cancel}
    >
      <Form label={t('joinTitle')} onSubmit={submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <NicknameField {...field('nickname')} standard={defaultNickname(email)} />
        <NewPasswordFields
          labels={{ password: signIn('password'), confirmation: password('again') }}
          password={field('password')}
          confirmation={field('confirmation')}
        />
        {rules.asksMobile && <MobileField {...field('mobile')} required />}
        <ConsentFields rules={rules} field={field} />
        <FormActions submit={t('join')} busy={busy} busyLabel={t('joining')} />
      </Form>
    </FlowPage>
  );
}
