import { reportCategories, type ReportCategory } from '@hanji/contract/vocabulary.ts';
import { reportProblems } from '@hanji/domain/forms/community.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { useState } from 'react';
import type { ChapterAddress } from '#paths/paths.ts';
import { useReportChapterMutation } from './endpoints.ts';

type ReportSheetProps = { readonly address: ChapterAddress; readonly onClose: () => void };

const labels = {
  image: 'reportImage',
  order: 'reportOrder',
  text: 'reportText',
  other: 'reportOther',
} as const satisfies Record<ReportCategory, string>;

/** What a reader found wrong with a chapter, told to the service (reading-service, section 7). */
export function ReportSheet({ address, onClose }: ReportSheetProps) {
  const t = usePhrases('viewer');
  const frame = usePhrases('frame');
  const say = useToast();
  const [category, setCategory] = useState<ReportCategory | null>(null);
  const [issue, setIssue] = useState('');
  const [checking, setChecking] = useState(false);
  const [failures, setFailures] = useState(0);
  const [report, { isLoading, isError }] = useReportChapterMutation();
  const problems = checking
    ? reportProblems({ category, description: issue }, reportCategories)
    : [];
  const isWrong = (field: 'category' | 'description'): boolean =>
    problems.some((problem) => problem.field === field);

  const send = async (chosen: ReportCategory): Promise<void> => {
    const { contentType, contentId, chapterId } = address;
    const params = { contentType, contentId, chapterId, category: chosen };
    const { error } = await report({ params, body: { issue: issue.trim() } });
    if (error) return setFailures((count) => count + 1);
    say({ kind: 'success', text: t('reportSent') });
    onClose();
  };
  const submit = (): void => {
    setChecking(true);
    const found = reportProblems({ category, description: issue }, reportCategories);
    if (category !== null && found.length === 0 && !isLoading) void send(category);
  };

  return (
    <BottomSheet open title={t('report')} closeLabel={frame('close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <FormError
          title={t('reportFailed')}
          errors={isError ? [{ message: t('reportAgain') }] : []}
          attempt={failures}
        />
        <RadioGroup
          label={t('reportCategory')}
          required
          options={reportCategories.map((value) => ({ value, label: t(labels[value]) }))}
          value={category}
          onValue={setCategory}
          error={isWrong('category') ? t('reportRequired') : undefined}
        />
        <TextArea
          label={t('reportIssue')}
          hint={t('reportIssueHint')}
          value={issue}
          onValue={setIssue}
          error={isWrong('description') ? t('reportTooLong') : undefined}
        />
        <FormActions submit={t('reportSend')} busyLabel={t('reportSending')} busy={isLoading}>
          <Button onClick={onClose}>{frame('cancel')}</Button>
        </FormActions>
      </Form>
    </BottomSheet>
  );
}
