import { useEffect, useId, useRef, type ReactElement } from 'react';
import { Icon } from '#marks/icon/Icon.tsx';
import * as styles from './FormError.module.css';

export type FormErrorItem = {
  /** Id of the field that a press leads to; none where no field is to blame. */
  readonly fieldId?: string | undefined;
  readonly message: string;
};

type FormErrorProps = {
  readonly title: string;
  readonly errors: readonly FormErrorItem[];
  /** Counts what was submitted: with each the focus comes here, and never while the reader types. */
  readonly attempt: number;
};

/** What keeps a form from being sent, above its fields. Shows nothing where nothing is wrong. */
export function FormError({ title, errors, attempt }: FormErrorProps): ReactElement | null {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id} className={styles.title}>
        <Icon name="warning" size={20} />
        <span>{title}</span>
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}-${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                className={styles.link}
                onClick={(event) => {
                  // The address of the screen stays as it is.
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
