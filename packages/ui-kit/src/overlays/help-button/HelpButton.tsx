import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Dialog } from '#overlays/dialog/Dialog.tsx';

type HelpButtonProps = {
  /** The name of the button: "About waiting for free". */
  readonly label: string;
  /** Heads the dialog. */
  readonly title: string;
  readonly closeLabel: string;
  /** What there is to know. */
  readonly children: ReactNode;
};

/** The question mark beside something that needs explaining; it opens the explanation. */
export function HelpButton({ label, title, closeLabel, children }: HelpButtonProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const actions = (
    <Button look="strong" onClick={close}>
      {closeLabel}
    </Button>
  );
  return (
    <>
      <IconButton icon="help" label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={open} title={title} onClose={close} actions={actions}>
        {children}
      </Dialog>
    </>
  );
}
