import { useId, type ReactElement } from 'react';
import { Icon, type IconName } from '#marks/icon/Icon.tsx';
import * as styles from './SegmentedControl.module.css';

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName | undefined;
};

type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  /** Two to four, in a few words each. */
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
};

/** One of two to four that hold at once, side by side: a theme. The arrow keys are the browser's. */
export function SegmentedControl<Value extends string>(
  props: SegmentedControlProps<Value>,
): ReactElement {
  const { label, options, value, onValue } = props;
  const name = useId();
  return (
    <fieldset className={styles.control} role="radiogroup">
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            {option.icon && <Icon name={option.icon} size={20} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
