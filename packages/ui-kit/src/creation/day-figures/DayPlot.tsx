import type { ReactElement } from 'react';
import * as styles from './DayFigures.module.css';

type DayPlotProps = {
  /** Of each day, the oldest first. */
  readonly values: readonly number[];
  readonly label: string;
};

const height = 64;
/** A day with nothing stands on the line; one with something is always to be seen. */
const least = 2;

/** One bar a day, as high as its share of the highest. */
export function DayPlot({ values, label }: DayPlotProps): ReactElement {
  const most = Math.max(1, ...values);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(values.length, 1) * 10} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map((value, at) => {
        const bar = value > 0 ? Math.max((value / most) * height, least) : 0;
        // The days of a plot never change their order.
        // oxlint-disable-next-line react/no-array-index-key -- a bar is nothing but its place
        return <rect key={at} x={at * 10 + 1} y={height - bar} width={8} height={bar} />;
      })}
    </svg>
  );
}
