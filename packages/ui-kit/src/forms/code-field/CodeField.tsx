import type { ReactElement } from 'react';
import * as control from '../field/control.module.css';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { useDigitsInput } from '#forms/numeric-field/use-digits-input.ts';
import { Icon } from '#marks/icon/Icon.tsx';
import { classes } from '#shared/classes.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './CodeField.module.css';

type CodeFieldProps = FieldWords & {
  /** Digits. */
  readonly value: string;
  readonly onValue: (digits: string) => void;
  /** Digits of a whole code, 6 by default. */
  readonly length?: number | undefined;
  /** How long the code still holds: "9:41", and in words for those who listen. */
  readonly remaining?: { readonly time: string; readonly label: string } | undefined;
  readonly disabled?: boolean | undefined;
};

/** The code of a mail: one input, so that it can be pasted or offered by the device. */
export function CodeField(props: CodeFieldProps): ReactElement {
  const { value, onValue, length = 6, remaining } = props;
  const digits = useDigitsInput({ value, maxLength: length, onValue });
  return (
    <Field {...props}>
      {(tied) => (
        <div className={control['box']}>
          <input
            {...tied}
            {...digits}
            className={classes(control['input'], styles.code)}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            disabled={props.disabled}
          />
          {remaining && (
            <p className={styles.remaining} role="timer">
              <Icon name="clock" size={16} />
              <bdi aria-hidden="true">{remaining.time}</bdi>
              <VisuallyHidden>{remaining.label}</VisuallyHidden>
            </p>
          )}
        </div>
      )}
    </Field>
  );
}
