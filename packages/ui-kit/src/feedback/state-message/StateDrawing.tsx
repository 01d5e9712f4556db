import type { ReactElement } from 'react';
import * as styles from './StateMessage.module.css';

/** A sheet of paper in every drawing, and what happened to it. */
const marks = {
  empty: 'M38 52Q50 50 62 52M38 62Q48 60.500 56 62',
  search: 'M54 48a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM64 71l13 13',
  missing: 'M44 50c0-9 14-9 14 0 0 6-7 6-7 13M51 72v.4',
  error: 'M40 56l8-8M40 48l8 8M56 56l8-8M56 48l8 8M40 74Q52 64 64 74',
  offline: 'M34 62a26 26 0 0 1 36 0M41 70a15 15 0 0 1 22 0M52 79v.4M36 46l32 40',
  lock: 'M40 60h24v18H40zM45 60v-6a7 7 0 0 1 14 0v6',
  work: 'M40 76l20-20M60 56l6 6M57 59l6 6M66 48a8 8 0 1 0-2 11M38 78l-3 3',
  undone: 'M46 44l-9 8 9 8M38 52h18a12 12 0 0 1 0 24H46',
  waiting: 'M40 42h24M40 80h24M43 43c0 10 18 26 18 36M61 43c0 10-18 26-18 36',
  done: 'M37 58Q43 63 47 71Q54 53 69 43M40 82Q52 79 64 82',
} as const;

export type StateDrawingName = keyof typeof marks;

export function StateDrawing({ name }: { name: StateDrawingName }): ReactElement {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 112" aria-hidden="true" focusable="false">
      <path className={styles.shade} d="M24 100Q52 105 84 99Q70 109 40 107Q28 105 24 100z" />
      <path
        className={styles.sheet}
        d="M22 14Q46 10 68 13L84 30Q82 66 84 98Q52 102 23 98Q19 56 22 14z"
      />
      <path className={styles.fold} d="M68 13Q67 23 69 31Q77 32 84 30z" />
      <path className={styles.brush} d={marks[name]} />
    </svg>
  );
}
