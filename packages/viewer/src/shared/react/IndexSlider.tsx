import type { ReactElement } from 'react';
import styles from '#shared/react/IndexSlider.module.css';

/** Where the reader is and how far there is to go. */
export interface IndexSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The value in words: shown beside the slider and spoken. */
  readonly valueText: string;
  /** The end lies on the left. */
  readonly rightToLeft?: boolean | undefined;
  readonly onChange: (value: number) => void;
}

/** The index slider of both viewers, by percent or by absolute page (section 2). */
export function IndexSlider({
  label,
  min,
  max,
  value,
  valueText,
  rightToLeft = false,
  onChange,
}: IndexSliderProps): ReactElement {
  return (
    <div className={styles['row']}>
      <input
        type="range"
        className={styles['slider']}
        dir={rightToLeft ? 'rtl' : 'ltr'}
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={1}
        value={value}
        disabled={max <= min}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span className={styles['value']} aria-hidden="true">
        {valueText}
      </span>
    </div>
  );
}
