import { useState, type ReactElement } from 'react';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './IndexSlider.module.css';

export type IndexSliderProps = {
  readonly label: string;
  /** 1 to 99, at 1, where nobody says otherwise (section 2). */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly value?: number | undefined;
  /** The value in words: shown beside the slider, above the thumb while it is dragged, and spoken. */
  readonly valueText: string;
  /** The end lies on the left. */
  readonly rightToLeft?: boolean | undefined;
  readonly onChange: (value: number) => void;
};

/** Where a reader is and how far there is to go, by percent or by absolute page (section 2). */
export function IndexSlider(props: IndexSliderProps): ReactElement {
  const { label, min = 1, max = 99, value = 1 } = props;
  const { valueText, rightToLeft = false, onChange } = props;
  const [dragged, setDragged] = useState(false);
  const direction = rightToLeft ? 'rtl' : 'ltr';
  const share = max > min ? (value - min) / (max - min) : 0;
  const release = (): void => setDragged(false);
  return (
    <div className={styles.row}>
      <div className={styles.way} dir={direction} style={cssVariables({ '--hj-share': share })}>
        <input
          type="range"
          className={styles.slider}
          dir={direction}
          aria-label={label}
          aria-valuetext={valueText}
          min={min}
          max={max}
          step={1}
          value={value}
          disabled={max <= min}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          onPointerDown={() => setDragged(true)}
          onPointerUp={release}
          onPointerCancel={release}
          onBlur={release}
        />
        {dragged && (
          <span className={styles.bubble} aria-hidden="true">
            <bdi>{valueText}</bdi>
          </span>
        )}
      </div>
      <span className={styles.value} aria-hidden="true">
        <bdi>{valueText}</bdi>
      </span>
    </div>
  );
}
