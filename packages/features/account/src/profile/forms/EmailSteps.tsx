import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import { useState, type ReactElement } from 'react';
import { Refused } from '#area/Refused.tsx';
import { useRefusal } from '#area/use-refusal.ts';
import { useMailProfileCodeMutation } from '../endpoints.ts';
import { EmailCode } from './EmailCode.tsx';

const reasons = { required: 'emailRequired', format: 'emailFormat' } as const;

/** An email becomes the account's in two steps: the address, and the code that was mailed to it. */
export function EmailSteps(): ReactElement {
  const t = usePhrases('profile');
  const [email, setEmail] = useState('');
  const [checking, setChecking] = useState(false);
  /** The address that the last code went to. */
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [mail, { isLoading }] = useMailProfileCodeMutation();
  const { refusal, take, clear } = useRefusal();
  const checked = checkEmail(email);

  const submit = async (): Promise<void> => {
    setChecking(true);
    clear();
    if (!checked.ok || isLoading) return;
    const { error } = await mail({ body: { email: checked.value } });
    if (!take(error)) setMailedTo(checked.value);
  };
  if (mailedTo !== null) {
    return <EmailCode email={mailedTo} onOther={() => setMailedTo(null)} />;
  }
  return (
    <Form onSubmit={() => void submit()}>
      <Refused refusal={refusal} />
      <TextField
        required
        type="email"
        label={t('newEmail')}
        error={checking && !checked.ok ? t(reasons[checked.reason]) : undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onValue={setEmail}
      />
      <FormActions submit={t('sendCode')} busyLabel={t('sending')} busy={isLoading} />
    </Form>
  );
}
