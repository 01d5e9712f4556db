import type { ReactElement, ReactNode } from 'react';
import { novelColors } from '@hanji/domain/reading/novel.ts';
import * as styles from './NovelSurface.module.css';

type NovelSurfaceProps = {
  /** Index of the theme that is read in. */
  readonly color: number;
  readonly children: ReactNode;
};

/** The site's own parts among the text: in its colours, with the accents that are seen on them. */
export function NovelSurface({ color, children }: NovelSurfaceProps): ReactElement {
  const isDark = novelColors[color] === 'dark';
  return (
    <div className={styles.surface} data-surface={isDark ? 'ink' : 'paper'}>
      {children}
    </div>
  );
}
