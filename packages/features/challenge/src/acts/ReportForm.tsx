import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { reportProblems } from '@hanji/domain/forms/community.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState, type ReactElement } from 'react';

type Outcome = { readonly error?: ApiError | SerializedError | undefined };

type ReportFormProps<Category extends string> = {
  readonly title: string;
  readonly categories: readonly Category[];
  readonly labels: Readonly<Record<Category, string>>;
  /** What is said once the service has it. */
  readonly thanks: string;
  readonly send: (category: Category, remarksDetail: string) => Promise<Outcome>;
  readonly onClose: () => void;
};

/** Why something is reported (challenge-and-shutdown, section 5): a reason, and what is added. */
export function ReportForm<Category extends string>(
  props: ReportFormProps<Category>,
): ReactElement {
  const { title, categories, labels, thanks, send, onClose } = props;
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const say = useToast();
  const [category, setCategory] = useState<Category | null>(null);
  const [remarks, setRemarks] = useState('');
  const [checking, setChecking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState({ times: 0, message: '' });
  const problems = reportProblems({ category, description: remarks }, categories);
  const isWrong = (field: 'category' | 'description'): boolean =>
    checking && problems.some((problem) => problem.field === field);
  const report = async (chosen: Category): Promise<void> => {
    setBusy(true);
    const { error } = await send(chosen, remarks.trim());
    setBusy(false);
    if (error) {
      const why = isApiError(error) && error.code < 500 ? error.message : '';
      setFailure(({ times }) => ({ times: times + 1, message: why || t('again') }));
      return;
    }
    say({ kind: 'success', text: thanks });
    onClose();
  };
  const submit = (): void => {
    setChecking(true);
    if (category !== null && problems.length === 0 && !busy) void report(category);
  };
  return (
    <BottomSheet open title={title} closeLabel={frame('close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <FormError
          title={t('reportFailed')}
          errors={failure.times > 0 ? [{ message: failure.message }] : []}
          attempt={failure.times}
        />
        <RadioGroup
          label={t('reportCategory')}
          required
          options={categories.map((value) => ({ value, label: labels[value] }))}
          value={category}
          onValue={setCategory}
          error={isWrong('category') ? t('reportRequired') : undefined}
        />
        <TextArea
          label={t('remarks')}
          value={remarks}
          onValue={setRemarks}
          error={isWrong('description') ? t('remarksTooLong') : undefined}
        />
        <FormActions submit={t('reportSend')} busyLabel={t('reportSending')} busy={busy}>
          <Button onClick={onClose}>{frame('cancel')}</Button>
        </FormActions>
      </Form>
    </BottomSheet>
  );
}
