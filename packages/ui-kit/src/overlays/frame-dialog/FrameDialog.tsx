import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { useModal } from '#overlays/use-modal.ts';
import * as styles from './FrameDialog.module.css';

type FrameDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** The button, Escape, or a press beside it. */
  readonly onClose: () => void;
  /** A frame fills the room; a message stands in the middle of it. */
  readonly children: ReactNode;
};

/**
 * A page of somebody else's above ours, with a way out that stays in sight: the whole screen on
 * phones, 700 px high on wide ones (challenge-and-shutdown, section 9).
 */
export function FrameDialog(props: FrameDialogProps): ReactElement {
  const { open, title, closeLabel, onClose, children } = props;
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.dialog} aria-label={title}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.room}>{children}</div>
      </div>
    </dialog>
  );
}
