import type { ReactElement } from 'react';
import styles from './Icon.module.css';

/** One set, one weight: strokes of 1.75 on a square of 24. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M20 12H5M11 6l-6 6 6 6',
  chevronStart: 'M15 5l-7 7 7 7',
  chevronEnd: 'M9 5l7 7-7 7',
  chevronDown: 'M5 9l7 7 7-7',
  chevronUp: 'M5 15l7-7 7 7',
  sort: 'M8 5v14M4 15l4 4 4-4M16 19V5M12 9l4-4 4 4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.2',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.2',
  offline:
    'M3 3l18 18M5 12a10 10 0 0 1 5-3M14 9.3a10 10 0 0 1 5 2.7M8.5 15.5a5 5 0 0 1 6 0M12 19v.2',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  check: 'M5 12.5l4.5 4.5L19 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  book: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v13c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v13',
  person: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c.5-4 3-6 7-6s6.500 2 7 6',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  /** Pixels, 24 by default. */
  readonly size?: 16 | 20 | 24 | 32 | 48 | undefined;
}

/** A picture beside a word or inside a labelled control; it says nothing by itself. */
export function Icon({ name, size = 24 }: IconProps): ReactElement {
  const turns = name === 'back' || name === 'chevronStart' || name === 'chevronEnd';
  return (
    <svg
      className={styles['icon']}
      data-turns={turns}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
