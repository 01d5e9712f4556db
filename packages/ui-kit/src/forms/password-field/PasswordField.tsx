import { useState, type KeyboardEvent, type ReactElement } from 'react';
import * as control from '../field/control.module.css';
import { defaultMaxLength } from '#forms/field/default-max-length.ts';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { VisuallyHidden } from '#shared/VisuallyHidden.tsx';
import * as styles from './PasswordField.module.css';

type PasswordFieldLabels = {
  readonly show: string;
  readonly hide: string;
  /** Spoken after a press: "Your password is shown". */
  readonly shown: string;
  readonly hidden: string;
  /** Said below while the keyboard writes capitals only; nothing where it is left out. */
  readonly capsLock?: string | undefined;
};

type PasswordFieldProps = FieldWords & {
  readonly labels: PasswordFieldLabels;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Which of them it is, so that password managers can help. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
};

/** A password, hidden until the reader asks to see it. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { labels, value, onValue, maxLength = defaultMaxLength, disabled } = props;
  const [shown, setShown] = useState<boolean | null>(null);
  const [capitals, setCapitals] = useState(false);
  const look = (event: KeyboardEvent): void => setCapitals(event.getModifierState('CapsLock'));
  const hint = (capitals && labels.capsLock) || props.hint;
  return (
    <Field {...props} hint={hint}>
      {(tied) => (
        <div className={control['box']}>
          <input
            {...tied}
            className={control['input']}
            type={shown ? 'text' : 'password'}
            name={props.name}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            disabled={disabled}
            value={value}
            onChange={(event) => onValue(event.target.value)}
            onKeyDown={look}
            onKeyUp={look}
            onBlur={() => setCapitals(false)}
          />
          <button
            type="button"
            id={`${tied.id}-reveal`}
            className={styles.reveal}
            aria-labelledby={`${tied.id}-reveal ${tied.id}-label`}
            aria-controls={tied.id}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? labels.hide : labels.show}
          </button>
          <span role="status">
            {shown !== null && (
              <VisuallyHidden>{shown ? labels.shown : labels.hidden}</VisuallyHidden>
            )}
          </span>
        </div>
      )}
    </Field>
  );
}
