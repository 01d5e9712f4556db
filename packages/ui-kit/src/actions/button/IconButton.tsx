import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import { classes } from '#shared/classes.ts';
import * as styles from './Button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName;
  /** Spoken, and shown when the pointer rests. */
  readonly label: string;
  /** Beside the picture, and spoken after the label: how many there are. */
  readonly mark?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** A square of 44 px with a picture; only where the picture is understood everywhere. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon, label, mark, className, ...rest } = props;
  const marked = mark !== undefined;
  return (
    <button
      type="button"
      title={label}
      aria-label={marked ? undefined : label}
      {...rest}
      className={classes(styles.square, marked && styles.marked, className)}
    >
      <Icon name={icon} />
      {marked && (
        <>
          <VisuallyHidden>{label} </VisuallyHidden>
          {mark}
        </>
      )}
    </button>
  );
}
