import { useId, type ReactElement } from 'react';
import * as styles from './DayFigures.module.css';
import { DayPlot } from './DayPlot.tsx';

export type FigureSeries = {
  readonly key: string;
  readonly label: string;
  /** All days together, in words. */
  readonly total: string;
};

export type FigureDay = {
  readonly key: string;
  readonly label: string;
  /** One for each series, in their order. */
  readonly values: readonly number[];
};

type DayFiguresProps = {
  readonly labels: {
    /** Name of the table. */
    readonly table: string;
    /** Opens the table: "Show the figures of each day". */
    readonly show: string;
    readonly day: string;
    /** What a plot shows, spoken: "Views from 1 May to 7 May, most 40". */
    readonly plot: (series: string, from: string, to: string, most: string) => string;
  };
  readonly series: readonly FigureSeries[];
  /** The oldest first. */
  readonly days: readonly FigureDay[];
  readonly format: (value: number) => string;
};

/** Figures of days, each series as a small plot, and all of them as a table. */
export function DayFigures({ labels, series, days, format }: DayFiguresProps): ReactElement {
  const id = useId();
  const [first, last] = [days[0]?.label ?? '', days.at(-1)?.label ?? ''];
  return (
    <div className={styles.figures}>
      <ul className={styles.plots}>
        {series.map(({ key, label, total }, at) => {
          const values = days.map((day) => day.values[at] ?? 0);
          const most = format(Math.max(0, ...values));
          return (
            <li key={key}>
              <p className={styles.label}>{label}</p>
              <p className={styles.total}>{total}</p>
              <DayPlot values={values} label={labels.plot(label, first, last, most)} />
              <p className={styles.span} aria-hidden="true">
                <span>{first}</span>
                <span>{last}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <details className={styles.details}>
        <summary className={styles.summary}>{labels.show}</summary>
        {/* Wider than a phone in long languages: it scrolls by itself, by keyboard as well. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={`${id}-table`}>
          <table className={styles.table}>
            <caption id={`${id}-table`} className={styles.caption}>
              {labels.table}
            </caption>
            <thead>
              <tr>
                <th scope="col">{labels.day}</th>
                {series.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.key}>
                  <th scope="row">{day.label}</th>
                  {series.map(({ key }, at) => (
                    <td key={key}>{format(day.values[at] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
