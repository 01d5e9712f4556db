import type { InputHTMLAttributes, ReactElement, Ref } from 'react';
import * as control from '../field/control.module.css';
import { defaultMaxLength } from '#forms/field/default-max-length.ts';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'spellCheck'
>;

export type TextFieldProps = FieldWords &
  Readonly<NativeProps> & {
    readonly type?: 'text' | 'email' | 'tel' | 'url' | undefined;
    readonly value: string;
    readonly onValue: (value: string) => void;
    /** As browsers count; 500 by default, none beside a counter, which counts as readers do. */
    readonly maxLength?: number | undefined;
    readonly disabled?: boolean | undefined;
    readonly readOnly?: boolean | undefined;
    readonly ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text under a label. */
export function TextField(props: TextFieldProps): ReactElement {
  const { type = 'text', value, onValue, counter } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={control['box']}>
          <input
            {...tied}
            ref={props.ref}
            className={control['input']}
            type={type}
            name={props.name}
            autoCapitalize={props.autoCapitalize}
            autoComplete={props.autoComplete}
            enterKeyHint={props.enterKeyHint}
            inputMode={props.inputMode}
            placeholder={props.placeholder}
            spellCheck={props.spellCheck}
            // What is typed decides its direction, as soon as there is something.
            dir={value ? 'auto' : undefined}
            maxLength={props.maxLength ?? (counter ? undefined : defaultMaxLength)}
            disabled={props.disabled}
            readOnly={props.readOnly}
            value={value}
            onChange={(event) => onValue(event.target.value)}
            onBlur={props.onBlur}
          />
        </div>
      )}
    </Field>
  );
}
