import type { ReactElement } from 'react';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import * as styles from './LeaveDialog.module.css';

type LeaveDialogProps = {
  /** Of the web. */
  readonly address: string;
  readonly words: NovelPanelLabels;
  readonly onClose: () => void;
};

/** Asks before a link of the book opens another site, and shows which. */
export function LeaveDialog({ address, words, onClose }: LeaveDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open
      title={words.leave}
      confirmLabel={words.leaveOpen}
      cancelLabel={words.close}
      onConfirm={() => {
        window.open(address, '_blank', 'noopener,noreferrer');
        onClose();
      }}
      onCancel={onClose}
    >
      {words.leaveText}
      <span className={styles.address} dir="ltr">
        {address}
      </span>
    </ConfirmDialog>
  );
}
