import type { ReactElement } from 'react';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import * as styles from './AutoScrollPaused.module.css';

type AutoScrollPausedProps = {
  readonly words: ComicPanelLabels;
  readonly onResume: () => void;
  readonly onStop: () => void;
};

/** Scrolling by itself rests: on with it, or no more. */
export function AutoScrollPaused({ words, onResume, onStop }: AutoScrollPausedProps): ReactElement {
  return (
    <div className={styles.pill} role="group" aria-label={words.autoScroll} data-steers>
      <button type="button" className={styles.button} onClick={onResume}>
        <Icon name="play" size={20} />
        {words.resume}
      </button>
      <button type="button" className={styles.button} onClick={onStop}>
        <Icon name="close" size={20} />
        {words.stop}
      </button>
    </div>
  );
}
