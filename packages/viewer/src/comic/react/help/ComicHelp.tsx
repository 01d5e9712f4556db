import { Fragment, type ReactElement } from 'react';
import { forwardSide, type ReadingDirection } from '@hanji/domain/reading/modes.ts';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import * as styles from './ComicHelp.module.css';
import { keyRows } from './key-rows.ts';

type ComicHelpProps = {
  readonly direction: ReadingDirection;
  /** The browser gives the whole screen. */
  readonly fullScreen: boolean;
  readonly modes: boolean;
  readonly labels: ComicLabels;
  readonly words: ComicPanelLabels;
  readonly onClose: () => void;
};

/** All keys of the viewer, as they are in the direction that is read. */
export function ComicHelp(props: ComicHelpProps): ReactElement {
  const { direction, words, onClose } = props;
  const rows = keyRows({ ...props, forward: forwardSide[direction] });
  return (
    <BottomSheet open title={words.keys.title} closeLabel={words.close} onClose={onClose}>
      <dl className={styles.list}>
        {rows.map(({ does, ways }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd className={styles.ways}>
              {ways.map((keys) => (
                <span key={keys.join('+')} className={styles.way}>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && '+'}
                      <kbd className={styles.key}>{key}</kbd>
                    </Fragment>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </BottomSheet>
  );
}
