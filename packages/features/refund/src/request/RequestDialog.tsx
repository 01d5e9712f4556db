import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { ReactElement } from 'react';
import type { RefundDraft } from './draft.ts';
import { Facts } from './parts/Facts.tsx';

/** What is asked or said above the form. */
export type RequestQuestion =
  | { readonly kind: 'confirm' | 'locked' | 'done' }
  /** With the words of the service, where it has any. */
  | { readonly kind: 'failed'; readonly words: string };

type RequestDialogProps = {
  readonly question: RequestQuestion | null;
  readonly busy: boolean;
  readonly draft: RefundDraft;
  readonly banks: RefundMember['profile']['refundBank'];
  readonly onConfirm: () => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Whether to send it with this account, and what came of it (section 4 "Refund form"). */
export function RequestDialog(props: RequestDialogProps): ReactElement | null {
  const { question, busy, draft, banks, onConfirm, onDone, onClose } = props;
  const t = usePhrases('refund');
  switch (question?.kind) {
    case undefined:
      return null;
    case 'confirm':
      return (
        <ConfirmDialog
          open
          title={t('confirmTitle')}
          confirmLabel={t('confirm')}
          cancelLabel={t('change')}
          busy={busy}
          onConfirm={onConfirm}
          onCancel={onClose}
        >
          <Facts
            facts={[
              { label: t('bank'), value: banks.find(({ code }) => code === draft.bankCode)?.name },
              { label: t('number'), value: <bdi>{draft.accountNumber}</bdi> },
              { label: t('holder'), value: <bdi>{draft.accountHolderName}</bdi> },
            ]}
          />
        </ConfirmDialog>
      );
    case 'locked':
      return (
        <ConfirmDialog
          open
          title={t('lockedTitle')}
          confirmLabel={t('close')}
          onConfirm={onClose}
          onCancel={onClose}
        >
          {t('takenUp')}
        </ConfirmDialog>
      );
    case 'done':
      return (
        <ConfirmDialog
          open
          title={t('doneTitle')}
          confirmLabel={t('done')}
          onConfirm={onDone}
          onCancel={onDone}
        >
          {t('payout')}
        </ConfirmDialog>
      );
    case 'failed':
      return (
        <ConfirmDialog
          open
          title={t('failedTitle')}
          confirmLabel={t('close')}
          onConfirm={onClose}
          onCancel={onClose}
        >
          {question.words === '' ? t('failedText') : question.words}
        </ConfirmDialog>
      );
  }
}
