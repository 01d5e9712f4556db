import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showsGuide } from '@hanji/domain/reading/memory/kept-direction.ts';
import { forwardSide } from '@hanji/domain/reading/turns.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import { viewerTimes } from '@hanji/domain/reading/viewer-times.ts';
import * as styles from './DirectionGuide.module.css';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';

type GuideLabels = {
  readonly guideTopToBottom: string;
  readonly guideLeftToRight: string;
  readonly guideRightToLeft: string;
};

type DirectionGuideProps = {
  readonly direction: ReadingDirection;
  /** What was read last; the guide shows when it differs or is missing. */
  readonly stored: ReadingDirection | undefined;
  readonly labels: GuideLabels;
  readonly onDirection: ((direction: ReadingDirection) => void) | undefined;
};

const words = {
  TTB: 'guideTopToBottom',
  LTR: 'guideLeftToRight',
  RTL: 'guideRightToLeft',
} as const satisfies Record<ReadingDirection, keyof GuideLabels>;

/** Says which way to read when that has changed, and goes after 2,400 ms (section 4). */
export function DirectionGuide(props: DirectionGuideProps): ReactElement {
  const { direction, labels } = props;
  const remembered = useRef(props.stored);
  const [shown, setShown] = useState(showsGuide(props.stored, direction));
  const tell = useEffectEvent(() => props.onDirection?.(direction));

  useEffect(() => {
    const differs = showsGuide(remembered.current, direction);
    remembered.current = direction;
    if (differs) {
      setShown(true);
      tell();
    }
  }, [direction]);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), viewerTimes.guide);
    return () => clearTimeout(timer);
  }, [shown, direction]);

  return (
    <div role="status" className={styles.place}>
      {shown && (
        <p className={styles.guide} data-surface="ink">
          <Icon name={forwardSide[direction]} />
          {labels[words[direction]]}
        </p>
      )}
    </div>
  );
}
