import type { ReactElement } from 'react';
import type { IconName } from '#shared/react/Icon.tsx';
import { Icon } from '#shared/react/Icon.tsx';
import styles from '#shared/react/IconButton.module.css';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Disabled when left out. */
  readonly onPress?: (() => void) | undefined;
  /** For a button that opens something: whether it is open. */
  readonly expanded?: boolean | undefined;
}

/** A button of 44 px whose label is spoken and shown on hover. */
export function IconButton({ icon, label, onPress, expanded }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      disabled={!onPress}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
