import { useId, type ReactElement, type ReactNode, type RefObject } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { useModal } from '#overlays/use-modal.ts';
import * as styles from './BottomSheet.module.css';
import { useDragAway } from './use-drag-away.ts';

type BottomSheetProps = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** The button, Escape, a press beside it, or on phones a drag downwards. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons that stay at its foot, the main one last. */
  readonly actions?: ReactNode;
  /**
   * What lies behind stays in sight: no veil, at most half of a phone's screen, and where there is
   * more room it stands in the upper corner.
   */
  readonly clear?: boolean | undefined;
  /** What opens it, where it can be open as its page comes: it has the focus afterwards. */
  readonly opener?: RefObject<HTMLElement | null> | undefined;
};

/** A panel from the foot of the screen on phones, and a dialog where there is more room. */
export function BottomSheet(props: BottomSheetProps): ReactElement {
  const { open, title, closeLabel, onClose, children, actions, clear, opener } = props;
  const id = useId();
  const modal = useModal(open, onClose, opener);
  const drag = useDragAway(modal.ref, onClose);
  return (
    <dialog {...modal} className={styles.sheet} data-clear={clear} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.head} {...drag}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
