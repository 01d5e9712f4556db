import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '#actions/button/Button.tsx';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './FormActions.module.css';

type FormActionsProps = {
  readonly submit: string;
  /** While the form is on its way: another press does nothing. */
  readonly busy?: boolean | undefined;
  /** Stands in place of `submit` meanwhile: "Sending…". */
  readonly busyLabel: string;
  readonly disabled?: boolean | undefined;
  /** What is sent cannot be undone. */
  readonly danger?: boolean | undefined;
  /** Above it while it sticks to a phone's screen: what pressing it does with what is out of sight. */
  readonly note?: string | undefined;
  /** Buttons beside it. */
  readonly children?: ReactNode;
};

/** How a form ends: at the bottom of a phone's screen, and below the fields elsewhere. */
export function FormActions(props: FormActionsProps): ReactElement {
  const { submit, busy = false, busyLabel, disabled, danger, note, children } = props;
  const id = useId();
  return (
    <div className={styles.actions}>
      {note && (
        <p id={id} className={styles.note}>
          {note}
        </p>
      )}
      {children}
      <Button
        type="submit"
        look={danger ? 'danger' : 'strong'}
        disabled={disabled}
        aria-describedby={note && id}
        // Not disabled while busy: that would throw the focus away.
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
      >
        {/* Both words keep their room, so that the button does not change its width. */}
        <span className={styles.words}>
          <span data-shown={!busy}>{submit}</span>
          <span data-shown={busy}>{busyLabel}</span>
        </span>
      </Button>
      <span role="status">{busy && <VisuallyHidden>{busyLabel}</VisuallyHidden>}</span>
    </div>
  );
}
