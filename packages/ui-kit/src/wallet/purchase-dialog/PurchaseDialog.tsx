import type { ReactElement, ReactNode } from 'react';
import { BottomSheet } from '#overlays/bottom-sheet/BottomSheet.tsx';
import { PurchaseButton, type PurchaseChoice } from './PurchaseButton.tsx';
import * as styles from './PurchaseDialog.module.css';

type PurchaseDialogProps = {
  readonly open: boolean;
  /** Of the title; long ones take two lines. */
  readonly title: string;
  readonly chapter: string;
  /** What stands between the reader and the chapter, in a sentence. */
  readonly text?: string | undefined;
  /** What will be used and what is left: a PriceSummary. */
  readonly summary?: ReactNode;
  /** The ways in, the best first: it is the strong one. */
  readonly choices: readonly PurchaseChoice[];
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** How a chapter can be read: every way with what it takes. */
export function PurchaseDialog(props: PurchaseDialogProps): ReactElement {
  const { open, title, chapter, text, summary, choices, closeLabel, onClose } = props;
  const first = choices.findIndex(({ disabled }) => !disabled);
  const busy = choices.some((choice) => choice.busyLabel !== undefined);
  const actions = choices.map((choice, index) => (
    <PurchaseButton key={choice.kind} choice={choice} strong={index === first} locked={busy} />
  ));
  return (
    <BottomSheet
      open={open}
      title={chapter}
      closeLabel={closeLabel}
      onClose={onClose}
      actions={actions}
    >
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {summary && <div className={styles.summary}>{summary}</div>}
    </BottomSheet>
  );
}
