import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import * as styles from './Form.module.css';

type FormProps = {
  /** Name of the form, where a screen has several. */
  readonly label?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/**
 * Fields one below the other. What is wrong is said by the fields, not by the browser; the first
 * of them has the focus after a try that failed.
 */
export function Form({ label, onSubmit, children }: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // After the errors of this try are there.
  useEffect(() => {
    if (tries > 0) firstRefused(form.current)?.focus();
  }, [tries]);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      // Sent before its code is there, it stays where it is: nothing typed gets into an address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setTries((count) => count + 1);
      }}
    >
      {children}
    </form>
  );
}

/** Groups are refused as a whole, and their first choice takes the focus. */
function firstRefused(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const refused = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  return refused?.matches('fieldset, [role]')
    ? refused.querySelector<HTMLElement>('input')
    : refused;
}
