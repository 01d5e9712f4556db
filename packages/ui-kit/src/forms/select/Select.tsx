import type { ReactElement } from 'react';
import * as control from '../field/control.module.css';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import { classes } from '#shared/classes.ts';
import * as styles from './Select.module.css';

type SelectProps<Value extends string> = FieldWords & {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onValue: (value: Value) => void;
  /** Shown while nothing is chosen: "Choose a bank". */
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled?: boolean | undefined;
};

/** One of many. The list is the device's own, which every thumb knows. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { options, value, onValue, placeholder } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={classes(control['box'], styles.box)}>
          <select
            {...tied}
            className={classes(control['input'], styles.select)}
            name={props.name}
            autoComplete={props.autoComplete}
            disabled={props.disabled}
            data-empty={value === null}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onValue(chosen.value);
            }}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={20} />
        </div>
      )}
    </Field>
  );
}
