import { checkVerificationCode } from '@hanji/domain/forms/mail.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { CodeField } from '@hanji/ui-kit/forms/code-field/CodeField.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useState, type ReactElement } from 'react';
import { Refused } from '#area/Refused.tsx';
import { useRefusal } from '#area/use-refusal.ts';
import {
  useCheckProfileCodeMutation,
  useMailProfileCodeMutation,
  usePutEmailMutation,
} from '../endpoints.ts';
import * as styles from './EmailCode.module.css';
import { useSaved } from './use-saved.ts';

type EmailCodeProps = { readonly email: string; readonly onOther: () => void };

/** The second step: the code certifies the address for this browser, and the account takes it. */
export function EmailCode({ email, onOther }: EmailCodeProps): ReactElement {
  const t = usePhrases('profile');
  const say = useToast();
  const [code, setCode] = useState('');
  const [checking, setChecking] = useState(false);
  const [mail, mailing] = useMailProfileCodeMutation();
  const [check, asking] = useCheckProfileCodeMutation();
  const [put, putting] = usePutEmailMutation();
  const { refusal, take, clear } = useRefusal();
  const saved = useSaved();
  const busy = asking.isLoading || putting.isLoading;
  const checked = checkVerificationCode(code);

  const submit = async (): Promise<void> => {
    setChecking(true);
    clear();
    if (!checked.ok || busy) return;
    const certified = await check({ body: { email, token: checked.value } });
    if (take(certified.error)) return;
    const taken = await put({ body: { email } });
    if (!take(taken.error)) saved();
  };
  const mailAgain = async (): Promise<void> => {
    clear();
    const { error } = await mail({ body: { email } });
    if (!take(error)) say({ kind: 'success', text: t('codeSentAgain') });
  };
  return (
    <Form onSubmit={() => void submit()}>
      <Refused refusal={refusal} />
      <p>{t('codeSent', { email })}</p>
      <CodeField
        label={t('code')}
        hint={t('codeHint')}
        error={checking && !checked.ok ? t('codeFormat') : undefined}
        value={code}
        onValue={setCode}
      />
      <FormActions submit={t('save')} busyLabel={t('saving')} busy={busy} />
      <p className={styles.others}>
        <Button look="quiet" busy={mailing.isLoading} onClick={() => void mailAgain()}>
          {t('sendAgain')}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {t('otherEmail')}
        </Button>
      </p>
    </Form>
  );
}
