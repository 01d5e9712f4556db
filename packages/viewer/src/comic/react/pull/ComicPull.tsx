import type { ReactElement } from 'react';
import type { ReadingDirection } from '@hanji/domain/reading/modes.ts';
import type { PullSide } from '@hanji/domain/reading/continuing/pull.ts';
import { cssVariables } from '@hanji/ui-kit/shared/css-variables.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import { usePull, type PullEdges } from '#comic/react/pull/use-pull.ts';
import * as styles from './ComicPull.module.css';

type ComicPullProps = Pick<ComicViewerProps, 'labels' | 'onPull'> & {
  readonly direction: ReadingDirection;
  /** At which edges the reader stands now. */
  readonly edges: () => PullEdges;
};

/** Over the next or the previous chapter: how far it is pulled, or that one act more opens it. */
export function ComicPull({ labels, onPull, direction, edges }: ComicPullProps): ReactElement {
  const { side, progress, armed } = usePull({ onPull, direction, edges });
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

function nameOf(side: PullSide, labels: ComicPullProps['labels']): string {
  return side === 'next' ? labels.nextChapter : labels.previousChapter;
}
