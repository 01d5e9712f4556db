import type { ReactElement, ReactNode } from 'react';
import * as styles from './Form.module.css';

type FormProps = {
  /** Name of the form, where a screen has several. */
  readonly label?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Fields one below the other. What is wrong is said by the fields, not by the browser. */
export function Form({ label, onSubmit, children }: FormProps): ReactElement {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
