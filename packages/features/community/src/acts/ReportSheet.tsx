import {
  commentReportCategories,
  type CommentReportCategory,
} from '@hanji/contract/comment-vocabulary.ts';
import { reportProblems } from '@hanji/domain/forms/community.ts';
import { isApiError } from '@hanji/api-client/request/api-error.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { useState, type ReactElement } from 'react';
import { useReportCommentMutation } from '#calls/changes.ts';
import type { PlacedComment } from './placed-comment.ts';

type ReportSheetProps = {
  readonly comment: PlacedComment;
  readonly onReported: () => void;
  readonly onClose: () => void;
};

const labels = {
  spoiler: 'spoiler',
  abuse: 'abuse',
  sexual: 'sexual',
  advertising: 'advertising',
  personal: 'personal',
  other: 'other',
} as const satisfies Record<CommentReportCategory, string>;

/** Why a reader reports a comment (reading-service, section 5): a reason, and what they add. */
export function ReportSheet({ comment, onReported, onClose }: ReportSheetProps): ReactElement {
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const say = useToast();
  const [category, setCategory] = useState<CommentReportCategory | null>(null);
  const [remarks, setRemarks] = useState('');
  const [checking, setChecking] = useState(false);
  const [failures, setFailures] = useState(0);
  const [report, { isLoading, error }] = useReportCommentMutation();
  const problems = reportProblems({ category, description: remarks }, commentReportCategories);
  const isWrong = (field: 'category' | 'description'): boolean =>
    checking && problems.some((problem) => problem.field === field);

  const send = async (chosen: CommentReportCategory): Promise<void> => {
    const { id: commentId, contentType } = comment;
    const params = { contentType, commentId, category: chosen };
    const sent = await report({ params, body: { remarksDetail: remarks.trim() } });
    if (sent.error) return setFailures((count) => count + 1);
    onReported();
    say({ kind: 'success', text: t('reportSent') });
    onClose();
  };
  const submit = (): void => {
    setChecking(true);
    if (category !== null && problems.length === 0 && !isLoading) void send(category);
  };
  const why = isApiError(error) && error.code < 500 ? error.message : '';

  return (
    <BottomSheet open title={t('reportTitle')} closeLabel={frame('close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <FormError
          title={t('reportFailed')}
          errors={error ? [{ message: why || t('again') }] : []}
          attempt={failures}
        />
        <RadioGroup
          label={t('reportCategory')}
          required
          options={commentReportCategories.map((value) => ({ value, label: t(labels[value]) }))}
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
        <FormActions submit={t('reportSend')} busyLabel={t('reportSending')} busy={isLoading}>
          <Button onClick={onClose}>{frame('cancel')}</Button>
        </FormActions>
      </Form>
    </BottomSheet>
  );
}
