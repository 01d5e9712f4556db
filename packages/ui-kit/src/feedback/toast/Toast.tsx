import { useRef, type ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Icon } from '#marks/icon/Icon.tsx';
import type { ToastMessage } from './toast-message.ts';
import * as styles from './Toast.module.css';
import { useAborted } from './use-aborted.ts';
import { useFocusBack } from './use-focus-back.ts';

type ToastProps = {
  readonly toast: ToastMessage;
  readonly closeLabel: string;
  /** The cross, or after its action. */
  readonly onClose: () => void;
};

const icons = { plain: null, success: 'check', error: 'warning' } as const;

/** A short message with at most one thing to do. A ToastRegion shows and speaks it. */
export function Toast({ toast, closeLabel, onClose }: ToastProps): ReactElement {
  const { kind = 'plain', action } = toast;
  const until = action?.until;
  const isOver = useAborted(until?.signal);
  const face = useRef<HTMLDivElement>(null);
  const onFocus = useFocusBack(face);
  const icon = icons[kind];
  const act = (): void => {
    action?.onAction();
    onClose();
  };
  return (
    <div ref={face} className={styles.toast} onFocus={onFocus}>
      {icon && <Icon name={icon} size={20} />}
      <div className={styles.words}>
        <p className={styles.text}>{until && isOver ? until.text : toast.text}</p>
        {action && !isOver && (
          <button type="button" className={styles.action} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
