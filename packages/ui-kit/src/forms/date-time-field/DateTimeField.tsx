import type { ReactElement } from 'react';
import * as control from '../field/control.module.css';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';

type DateTimeFieldProps = FieldWords & {
  /** A wall clock without a zone, `2026-11-26T18:00`, or empty; whoever asks says whose clock. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The earliest that can be chosen, in the same form. */
  readonly min?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** A day and a time, by the device's own picker. */
export function DateTimeField(props: DateTimeFieldProps): ReactElement {
  const { value, onValue, min, disabled } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={control['box']}>
          <input
            {...tied}
            className={control['input']}
            type="datetime-local"
            min={min}
            step={60}
            disabled={disabled}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
