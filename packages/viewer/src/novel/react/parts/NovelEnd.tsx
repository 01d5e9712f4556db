import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import { turnOfSwipe, turnOfTap } from '@hanji/domain/reading/turns.ts';
import { swipeOf } from '#shared/engine/swipe.ts';
import { useTap } from '#shared/react/hooks/use-tap.ts';
import * as styles from './NovelEnd.module.css';

type NovelEndProps = {
  readonly direction: PageDirection;
  /** To the last page again. */
  readonly onBack: () => void;
  /** A tap that means no page. */
  readonly onTap: () => void;
  readonly children: ReactNode;
};

/** Whether something around what was touched goes sideways itself, as a row of covers does. */
function goesSideways(target: EventTarget | null, within: Element): boolean {
  for (let each = target as Element | null; each && each !== within; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (scrolls && each.scrollWidth > each.clientWidth) return true;
  }
  return false;
}

/** What stands after the last page of a book that is read by pages: taps and fingers lead back from it. */
export function NovelEnd({ direction, onBack, onTap, children }: NovelEndProps): ReactElement {
  const ground = useRef<HTMLDivElement>(null);
  useTap(ground, {
    onTap: ({ clientX }) => {
      const turn = turnOfTap(clientX / window.innerWidth, direction);
      if (turn === 'previous') onBack();
      else onTap();
    },
  });
  const swiped = useEffectEvent((towards: 'left' | 'right') => {
    if (turnOfSwipe(towards, direction) === 'previous') onBack();
  });
  useEffect(() => {
    const element = ground.current;
    if (!element) return undefined;
    const over = new AbortController();
    const options = { passive: true, signal: over.signal };
    let start: Touch | undefined;
    element.addEventListener(
      'touchstart',
      ({ touches, target }) => {
        start = touches.length === 1 && !goesSideways(target, element) ? touches[0] : undefined;
      },
      options,
    );
    element.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        const towards = start && end && swipeOf(start, end);
        if (towards) swiped(towards);
      },
      options,
    );
    return () => over.abort();
  }, []);
  return (
    <div ref={ground} className={styles.end} data-end>
      {children}
    </div>
  );
}
