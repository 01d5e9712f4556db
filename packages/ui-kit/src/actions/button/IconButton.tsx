import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import { classes } from '#shared/classes.ts';
import * as styles from './Button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName;
  /** Spoken, and shown when the pointer rests. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square of 44 px with a picture; only where the picture is understood everywhere. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classes(styles.square, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
