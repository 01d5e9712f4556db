import type { ReactElement } from 'react';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { FindEdges } from '#shared/react/pull/edges.ts';
import { type OpensNeighbour, usePull } from '#shared/react/pull/use-pull.ts';
import * as styles from './PullBar.module.css';

type PullLabels = {
  readonly previousChapter: string;
  readonly nextChapter: string;
  readonly pullMore: string;
  readonly pullRelease: string;
  readonly pullAgain: string;
};

export type ChapterPullProps = {
  readonly labels: PullLabels;
  readonly onPull: OpensNeighbour | undefined;
  readonly direction: ReadingDirection;
  /** A document within the page that is touched and turned too. */
  readonly frame?: Document | undefined;
  /** At which edges the reader stands now. */
  readonly edges: FindEdges;
  /** What lies at an edge is shown; nothing else is said of that then. */
  readonly onShown?: (() => void) | undefined;
};

/** Over the next or the previous chapter: how far it is pulled, or that one act more opens it. */
export function PullBar({ labels, ...pull }: ChapterPullProps): ReactElement {
  const { side, progress, armed } = usePull(pull);
  return (
    <div role="status" className={styles.place} data-side={side}>
      {side && (
        <p className={styles.pull} data-surface="ink">
          <span className={styles.name}>{nameOf(side, labels)}</span>
          <span>
            {armed ? labels.pullAgain : progress < 1 ? labels.pullMore : labels.pullRelease}
          </span>
          <span className={styles.bar} style={cssVariables({ '--hj-pulled': progress })} />
        </p>
      )}
    </div>
  );
}

function nameOf(side: PullSide, labels: ChapterPullProps['labels']): string {
  return side === 'next' ? labels.nextChapter : labels.previousChapter;
}
