import { useId, type ReactElement } from 'react';
import { cssVariables } from '#shared/css-variables.ts';
import * as styles from './Progress.module.css';

type ProgressProps = {
  /** What goes on: "Uploading 3 pictures". */
  readonly label: string;
  /** 0 to 100; left out where the end is not known. */
  readonly percent?: number | undefined;
  /** The percentage in the words of the language: "45 %". */
  readonly percentLabel?: string | undefined;
};

/** How far something has come, or that it goes on. */
export function Progress({ label, percent, percentLabel }: ProgressProps): ReactElement {
  const id = useId();
  const known = percent === undefined ? undefined : Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        {percentLabel && (
          <span className={styles.percent} aria-hidden="true">
            {percentLabel}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        className={styles.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known === undefined ? undefined : Math.round(known)}
        aria-valuetext={percentLabel}
      >
        <div
          className={styles.bar}
          data-busy={known === undefined}
          style={cssVariables({ '--done': known === undefined ? undefined : `${known}%` })}
        />
      </div>
    </div>
  );
}
