import type { ReactElement, Ref } from 'react';
import * as control from '../field/control.module.css';
import { defaultMaxLength } from '#forms/field/default-max-length.ts';
import { Field } from '#forms/field/Field.tsx';
import type { FieldWords } from '#forms/field/field-words.ts';
import { classes } from '#shared/classes.ts';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './TextArea.module.css';

type TextAreaProps = FieldWords & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Lines that it is high when empty, 3 by default; it grows to twelve. */
  readonly rows?: number | undefined;
  /** As browsers count; 500 by default, none beside a counter, which counts as readers do. */
  readonly maxLength?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Text of several lines; the box grows with it. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { value, onValue, rows = 3, counter } = props;
  return (
    <Field {...props}>
      {(tied) => (
        // The same text stands unseen in the same cell and gives the cell its height.
        <div
          className={classes(control['box'], styles.grows)}
          data-text={value}
          style={cssVariables({ '--rows': rows })}
        >
          <textarea
            {...tied}
            ref={props.ref}
            className={classes(control['input'], styles.text)}
            name={props.name}
            rows={rows}
            placeholder={props.placeholder}
            dir={value ? 'auto' : undefined}
            maxLength={props.maxLength ?? (counter ? undefined : defaultMaxLength)}
            disabled={props.disabled}
            readOnly={props.readOnly}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
