import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Controls } from '#shared/react/hooks/use-controls.ts';
import { useFootHeight } from '#shared/react/hooks/use-foot-height.ts';
import * as styles from './ViewerBars.module.css';

type ViewerBarsProps = {
  readonly controls: Controls;
  /** Name of the button that keyboards and screen readers find while the bars are away. */
  readonly showLabel: string;
  readonly top: ReactNode;
  readonly bottom: ReactNode;
};

/** One bar above and one below, laid over the work; hidden ones cannot be reached. */
export function ViewerBars({ controls, showLabel, top, bottom }: ViewerBarsProps): ReactElement {
  const { shown, bars, show, keep } = controls;
  /** They were asked for by their button, which goes when they come. */
  const asked = useRef(false);
  const first = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFootHeight(foot, shown);
  useLayoutEffect(() => {
    if (shown && asked.current) first.current?.focus();
    asked.current = false;
  }, [shown]);
  return (
    <>
      {!shown && (
        <button
          type="button"
          className={styles.show}
          onClick={() => {
            asked.current = true;
            show();
          }}
        >
          {showLabel}
        </button>
      )}
      <div
        ref={bars}
        role="presentation"
        className={styles.bars}
        data-shown={shown}
        inert={!shown}
        onPointerMove={keep}
        onPointerDown={keep}
        onKeyDown={keep}
        onInput={keep}
      >
        <div ref={first} className={styles.top} data-surface="ink" tabIndex={-1}>
          {top}
        </div>
        <div ref={foot} className={styles.bottom} data-surface="ink">
          {bottom}
        </div>
      </div>
    </>
  );
}
