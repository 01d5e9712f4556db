import type { ReactElement } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './SaveState.module.css';

type SaveStateProps = {
  /** `kept` is on this device alone as yet, `clash` that another tab or device has changed it. */
  readonly state: 'saved' | 'saving' | 'kept' | 'failed' | 'clash';
  /** "Saved at 14:05", "Not saved yet: you are offline". */
  readonly text: string;
  /** The way out of what went wrong. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
};

const icons: Readonly<Record<SaveStateProps['state'], IconName>> = {
  saved: 'check',
  saving: 'upload',
  kept: 'offline',
  failed: 'warning',
  clash: 'warning',
};

/** Whether what is being written is safe, in a line that is spoken when it changes. */
export function SaveState({ state, text, action }: SaveStateProps): ReactElement {
  return (
    <div className={styles.line} data-state={state}>
      <p className={styles.words} role="status">
        <Icon name={icons[state]} size={16} />
        <span>{text}</span>
      </p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}
