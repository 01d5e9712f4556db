import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { FieldNotes } from '#forms/field/FieldNotes.tsx';
import { describedBy } from '#forms/field/field-words.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import { classes } from '#shared/classes.ts';
import * as styles from './Checkbox.module.css';

type CheckboxProps = {
  /** Of the control, where a summary of errors leads to it. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  /** Some of what it stands for is ticked, and some is not. */
  readonly mixed?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Set in the weight of a heading. */
  readonly strong?: boolean | undefined;
  readonly name?: string | undefined;
};

/** Yes or no, in a sentence that can be pressed as a whole. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { label, checked, onChecked, mixed = false, required, hint, error, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={styles.checkbox}>
      <label className={classes(styles.row, props.strong && styles.strong)}>
        <span className={styles.box}>
          <input
            ref={input}
            id={id}
            type="checkbox"
            className={styles.input}
            name={props.name}
            checked={checked}
            disabled={disabled}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onChange={(event) => onChecked(event.target.checked)}
          />
          {mixed ? <span className={styles.dash} /> : <Icon name="check" size={16} />}
        </span>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
