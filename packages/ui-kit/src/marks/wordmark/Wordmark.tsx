import type { ReactElement } from 'react';
import * as styles from './Wordmark.module.css';

type WordmarkProps = {
  /** The name, spoken. Left out where a label around it already says it. */
  readonly label?: string | undefined;
};

/** The name, drawn in brush strokes, with a sheet of paper whose corner turns up before it. */
export function Wordmark({ label }: WordmarkProps): ReactElement {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.wordmark} viewBox="0 0 128 32" {...spoken}>
      <path
        className={styles.sheet}
        d="M3 5.500Q11 3.500 19 5.200L24.500 11Q23.800 19 24.400 27Q13.500 28.600 3.600 27Q2.500 16 3 5.500z"
      />
      <path className={styles.fold} d="M19 5.200Q18.400 8.500 19.300 11.300Q22 11.600 24.500 11z" />
      <path
        className={styles.brush}
        d="M9 10.500Q8.600 16 9.200 22M9.200 16.700Q13 15.600 17.300 16.600M17.400 14Q17 18 17.600 22"
      />
      <path
        className={styles.ink}
        d="M38 6.500Q37.500 16 38.200 26M38.200 18.500C41 12.800 48 12.600 48.600 18.200Q48.800 22 48.600 26M68 16.500C66 12.800 58 13 57.500 20C57.200 27 65.500 27.800 68 22.500M68.300 13.800Q67.800 20 68.600 26M77.500 13.800Q77.200 20 77.700 26M77.700 18.500C80.500 12.800 87.500 12.600 88.100 18.200Q88.300 22 88.100 26M99.500 14Q99.800 20 99.400 26.500Q98.800 30.300 95 29.800M112 14Q111.600 20 112.200 26"
      />
      <circle className={styles.drop} cx="99.500" cy="8.600" r="1.900" />
      <circle className={styles.drop} cx="112" cy="8.600" r="1.900" />
    </svg>
  );
}
