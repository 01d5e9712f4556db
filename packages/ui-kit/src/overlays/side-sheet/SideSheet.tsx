import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { useModal } from '#overlays/use-modal.ts';
import * as styles from './SideSheet.module.css';

type SideSheetProps = {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** The button, Escape, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A panel from the end of the line of reading: the side menu. */
export function SideSheet(props: SideSheetProps): ReactElement {
  const { open, title, closeLabel, onClose, children } = props;
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={styles.sheet} aria-label={title}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
