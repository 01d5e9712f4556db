import type { ReactElement } from 'react';
import { IndexSlider, type IndexSliderProps } from '#reading/index-slider/IndexSlider.tsx';
import * as styles from './SliderRow.module.css';

/** One setting between a least and a most: its name, a slider and its value in words. */
export function SliderRow(props: IndexSliderProps): ReactElement {
  return (
    <div className={styles.group}>
      {/* The slider has the name already. */}
      <span className={styles.legend} aria-hidden="true">
        {props.label}
      </span>
      <IndexSlider {...props} />
    </div>
  );
}
