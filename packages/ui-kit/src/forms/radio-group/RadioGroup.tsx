import { useId, type ReactElement } from 'react';
import { FieldNotes } from '#forms/field/FieldNotes.tsx';
import { describedBy } from '#forms/field/field-words.ts';
import * as styles from './RadioGroup.module.css';

type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
};

type RadioGroupProps<Value extends string> = {
  /** Of the first option, where a summary of errors leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** One of a few, all of them in sight. The arrow keys are the browser's. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactElement {
  const { label, options, value, onValue, required, hint, error, disabled } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      disabled={disabled}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend className={styles.legend}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {options.map((option, at) => (
        <label key={option.value} className={styles.row}>
          <span className={styles.box}>
            <input
              id={at === 0 ? id : `${id}-${option.value}`}
              type="radio"
              className={styles.input}
              name={`${id}-options`}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.hint && `${id}-${option.value}-about`}
              aria-labelledby={`${id}-${option.value}-label`}
              onChange={() => onValue(option.value)}
            />
          </span>
          <span className={styles.words}>
            <span id={`${id}-${option.value}-label`}>{option.label}</span>
            {option.hint && (
              <span id={`${id}-${option.value}-about`} className={styles.about}>
                {option.hint}
              </span>
            )}
          </span>
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
