import { useId, type ReactElement, type ReactNode } from 'react';
import { useModal } from '#overlays/use-modal.ts';
import * as styles from './Dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  readonly title: string;
  /** Escape, or a press beside it. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons, the main one last: side by side where two fit, else one above the other. */
  readonly actions: ReactNode;
};

/**
 * A question or a message above the page. On phones it stands low, so that a thumb reaches its last
 * button; text that is too long for the screen scrolls between title and buttons.
 */
export function Dialog({ open, title, onClose, children, actions }: DialogProps): ReactElement {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.inner}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={styles.text}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
