import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import { useDeleteChallengeCommentMutation } from '#calls/changes.ts';
import { useFailedAct } from './use-failed-act.ts';

type DeleteQuestionProps = { readonly commentId: number; readonly onClose: () => void };

/** Before a reader's own comment is deleted, which cannot be undone. */
export function DeleteQuestion({ commentId, onClose }: DeleteQuestionProps): ReactElement {
  const t = usePhrases('comments');
  const frame = usePhrases('frame');
  const say = useToast();
  const failed = useFailedAct();
  const [remove, { isLoading }] = useDeleteChallengeCommentMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ params: { commentId } });
    if (error) failed(t('deleteFailed'), error);
    else say({ kind: 'success', text: t('deleted') });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isLoading}
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      cancelLabel={frame('cancel')}
      onConfirm={() => {
        if (!isLoading) void confirm();
      }}
      onCancel={onClose}
    >
      {t('deleteText')}
    </ConfirmDialog>
  );
}
