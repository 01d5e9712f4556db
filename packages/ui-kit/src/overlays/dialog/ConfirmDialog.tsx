import type { ReactElement, ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Left out where there is nothing to decide. */
  readonly cancelLabel?: string | undefined;
  /** What is confirmed cannot be undone. */
  readonly danger?: boolean | undefined;
  /** What was confirmed is under way. */
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** A question with yes and no, or a message with one button. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel } = props;
  const actions = (
    <>
      {cancelLabel && <Button onClick={onCancel}>{cancelLabel}</Button>}
      <Button look={props.danger ? 'danger' : 'strong'} busy={props.busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onCancel} actions={actions}>
      {children}
    </Dialog>
  );
}
