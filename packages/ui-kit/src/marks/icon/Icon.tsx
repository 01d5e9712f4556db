import type { ReactElement } from 'react';
import { iconPaths, type IconName } from './icon-paths.ts';
import * as styles from './Icon.module.css';

export type { IconName } from './icon-paths.ts';

/** What points along the line of reading turns with it. */
const turning: readonly IconName[] = [
  'back',
  'chevronStart',
  'chevronEnd',
  'list',
  'logout',
  'previousChapter',
  'nextChapter',
];

type IconProps = {
  readonly name: IconName;
  /** Pixels, 24 by default. */
  readonly size?: 16 | 20 | 24 | 32 | 48 | undefined;
};

/** A picture beside a word or inside a labelled control; it says nothing by itself. */
export function Icon({ name, size = 24 }: IconProps): ReactElement {
  return (
    <svg
      className={styles.icon}
      data-turns={turning.includes(name)}
      data-filled={name === 'heartFilled'}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
