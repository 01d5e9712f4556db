import { classes } from '#shared/classes.ts';
import * as styles from './Button.module.css';

/** `strong` once per screen, `plain` beside it, `quiet` inside text and lists, `danger` for what cannot be undone. */
export type ButtonLook = 'strong' | 'plain' | 'quiet' | 'danger';

type Options = {
  readonly look?: ButtonLook | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The look of a button for an element of the caller's own. */
export function buttonClass({ look = 'plain', wide, className }: Options): string {
  return classes(styles.button, styles[look], wide && styles.wide, className);
}
