import { isApiError } from '@hanji/api-client/request/api-error.ts';
import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequestRefundMutation } from '#calls/endpoints.ts';
import { useFailedWords } from '#calls/use-failed-words.ts';
import { useRefundFailure } from '#calls/use-refund-failure.ts';
import { AccountFields } from './AccountFields.tsx';
import { forgetDraft } from './draft.ts';
import { RequestDialog, type RequestQuestion } from './RequestDialog.tsx';
import * as styles from './parts/Request.module.css';
import { useRefundForm } from './use-refund-form.ts';

type Profile = RefundMember['profile'];

/** The account to which a refund goes, and what happens when it is sent (section 4 "Refund form"). */
export function RefundForm({ profile }: { readonly profile: Profile }): ReactElement {
  const t = usePhrases('refund');
  const navigate = useNavigate();
  const form = useRefundForm(profile);
  const [send, { isLoading }] = useRequestRefundMutation();
  const handle = useRefundFailure();
  const wordsOf = useFailedWords();
  const [question, setQuestion] = useState<RequestQuestion | null>(null);
  const { draft, image, canSubmit } = form;

  async function confirm(): Promise<void> {
    const { bankCode, accountNumber, accountHolderName } = draft;
    const payload = { bankCode, accountNumber, accountHolderName };
    const { error } = await send({ ...payload, attachImage: image ?? undefined });
    if (error === undefined) {
      forgetDraft();
      setQuestion({ kind: 'done' });
    } else if (!isApiError(error) || handle(error)) {
      setQuestion({ kind: 'failed', words: isApiError(error) ? wordsOf(error) : '' });
    } else setQuestion(null);
  }

  const { locked } = profile.refundAccountInfo;
  return (
    <section className={styles.section} aria-labelledby="refund-account">
      <h2 id="refund-account" className={styles.heading}>
        {t('accountTitle')}
      </h2>
      <Form
        label={t('accountTitle')}
        onSubmit={() => {
          if (canSubmit) setQuestion({ kind: locked ? 'locked' : 'confirm' });
        }}
      >
        <AccountFields profile={profile} form={form} />
        <Checkbox
          label={t('consent')}
          checked={draft.consented}
          onChecked={form.setConsent}
          required
        />
        <FormActions
          submit={t('submit')}
          busyLabel={t('sending')}
          busy={isLoading}
          disabled={!canSubmit}
        />
      </Form>
      <RequestDialog
        question={question}
        busy={isLoading}
        draft={draft}
        banks={profile.refundBank}
        onConfirm={() => void confirm()}
        onDone={() => void navigate('/refund/home')}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}
