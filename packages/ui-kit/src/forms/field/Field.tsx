import { useId, type ReactElement, type ReactNode } from 'react';
import { classes } from '#shared/classes.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { describedBy, type FieldWords } from './field-words.ts';

/** What ties a control to its label and notes; the label has the id `${id}-label`. */
type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
};

type FieldProps = FieldWords & {
  /** Draws the control, which takes all of `control`. */
  readonly children: (control: FieldControl) => ReactNode;
};

/** A label above a control, and below it what is wrong, what is right and what helps. */
export function Field(props: FieldProps): ReactElement {
  const { label, labelHidden, required, error, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={styles.field}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={classes(styles.label, labelHidden && styles.bare)}
      >
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && !labelHidden && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, props),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes
        id={id}
        hint={props.hint}
        error={error}
        success={props.success}
        counter={props.counter}
      />
    </div>
  );
}
