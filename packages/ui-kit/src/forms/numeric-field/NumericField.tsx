import type { ReactElement } from 'react';
import * as control from '../field/control.module.css';
import { defaultMaxLength } from '#forms/field/default-max-length.ts';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { useDigitsInput } from './use-digits-input.ts';
import * as styles from './NumericField.module.css';
import { classes } from '#shared/classes.ts';

type NumericFieldProps = FieldWords & {
  /** Digits. */
  readonly value: string;
  readonly onValue: (digits: string) => void;
  /** Of the digits, 500 by default. */
  readonly maxLength?: number | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
};

/** A number that is not counted with: of a telephone, of an account. Whatever is no digit goes. */
export function NumericField(props: NumericFieldProps): ReactElement {
  const { value, onValue, maxLength = defaultMaxLength } = props;
  const digits = useDigitsInput({ value, maxLength, onValue });
  return (
    <Field {...props}>
      {(tied) => (
        <div className={control['box']}>
          <input
            {...tied}
            {...digits}
            className={classes(control['input'], styles.digits)}
            type="text"
            inputMode="numeric"
            dir={value ? 'ltr' : undefined}
            name={props.name}
            autoComplete={props.autoComplete}
            placeholder={props.placeholder}
            disabled={props.disabled}
            readOnly={props.readOnly}
          />
        </div>
      )}
    </Field>
  );
}
