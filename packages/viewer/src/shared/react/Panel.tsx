import type { ReactElement, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useLatest } from '#shared/react/hooks/use-latest.ts';
import { IconButton } from '#shared/react/IconButton.tsx';
import styles from '#shared/react/Panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet over the work: Escape, its button and a tap beside it close it. */
export function Panel({ title, closeLabel, onClose, children }: PanelProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useLatest(onClose);
  useEffect(() => {
    const node = dialog.current;
    // A tap on the backdrop is a tap on the dialog itself.
    const listen = (event: MouseEvent): void => {
      if (event.target === node) close.current();
    };
    node?.showModal();
    node?.addEventListener('click', listen);
    return () => {
      node?.removeEventListener('click', listen);
      node?.close();
    };
  }, [close]);
  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
