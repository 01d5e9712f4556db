import type { ReactElement } from 'react';
import { IconButton } from '#actions/button/IconButton.tsx';
import * as styles from './TopBanner.module.css';

export type TopBannerLabels = {
  readonly region: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** "Slide 2 of 5", both from 1. */
  readonly position: (current: number, total: number) => string;
};

type TopBannerControlsProps = {
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly playing: boolean;
  readonly labels: TopBannerLabels;
  readonly onPlay: () => void;
  readonly onStep: (direction: 1 | -1) => void;
};

/** Where the banner stands, its pause and play, and on wide screens its steps. */
export function TopBannerControls(props: TopBannerControlsProps): ReactElement {
  const { index, total, playing, labels, onPlay, onStep } = props;
  return (
    <div className={styles.controls}>
      <span className={styles.count} aria-hidden="true">
        {index + 1} / {total}
      </span>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? labels.pause : labels.play}
        onClick={onPlay}
      />
      <span className={styles.steps}>
        <IconButton icon="chevronStart" label={labels.previous} onClick={() => onStep(-1)} />
        <IconButton icon="chevronEnd" label={labels.next} onClick={() => onStep(1)} />
      </span>
    </div>
  );
}
