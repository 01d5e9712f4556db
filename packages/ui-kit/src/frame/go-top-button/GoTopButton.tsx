import type { ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import { useReducedMotion } from '#shared/use-media.ts';
import * as styles from './GoTopButton.module.css';
import { useFarDown } from './use-far-down.ts';

type GoTopButtonProps = {
  readonly label: string;
  /** After the way up: where the keyboard goes on, since the button has gone. */
  readonly onTop?: (() => void) | undefined;
};

/** Back to the top of a long screen; there once the reader is two screens down. */
export function GoTopButton({ label, onTop }: GoTopButtonProps): ReactElement | null {
  const far = useFarDown();
  const still = useReducedMotion();
  if (!far) return null;
  return (
    <div className={styles.place}>
      <IconButton
        className={styles.button}
        icon="chevronUp"
        label={label}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
          onTop?.();
        }}
      />
    </div>
  );
}
