import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useDismiss } from '#overlays/floating/use-dismiss.ts';
import { useFloating } from '#overlays/floating/use-floating.ts';
import * as styles from './Tooltip.module.css';
import { useTooltip } from './use-tooltip.ts';

type TooltipProps = {
  /** More about the control; its name is its own. */
  readonly text: string;
  /** Where there is room for it. */
  readonly side?: 'above' | 'below' | undefined;
  /** How long it stays after a long press, in milliseconds; 4,000 by default. */
  readonly touchMs?: number | undefined;
  /** Draws the control, with this as its `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
};

/** Words about a control on hover, focus and long press; Escape closes them. */
export function Tooltip(props: TooltipProps): ReactElement {
  const { text, side = 'above', touchMs = 4000, children } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { shown, hide, handlers } = useTooltip(touchMs);
  useFloating(tip, { open: shown, anchor, side, align: 'center' });
  useDismiss(shown, [anchor], hide);
  return (
    <span ref={anchor} className={styles.anchor} {...handlers}>
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        <span className={styles.face}>{text}</span>
      </span>
    </span>
  );
}
