import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** How long a finger rests before it asks. */
const longPressMs = 500;
/** A finger that moves further scrolls. */
const stillPx = 10;

type By = 'pointer' | 'focus' | 'touch';

type TooltipState = {
  readonly shown: boolean;
  readonly hide: () => void;
  readonly handlers: {
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
  };
};

/**
 * When a tooltip shows: while a mouse rests on it, while the keyboard's focus is in it, and for
 * `touchMs` after a long press, which is then no press of the control.
 */
export function useTooltip(touchMs: number): TooltipState {
  const [by, setBy] = useState<By | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const rests = useRef(false);

  useEffect(() => {
    if (by !== 'touch') return undefined;
    const end = setTimeout(() => setBy(null), touchMs);
    return () => clearTimeout(end);
  }, [by, touchMs]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const release = (): void => clearTimeout(timer.current);
  return {
    shown: by !== null,
    hide: () => setBy(null),
    handlers: {
      onPointerLeave: ({ pointerType }) => {
        release();
        rests.current = false;
        if (pointerType !== 'touch') setBy((was) => (was === 'pointer' ? null : was));
      },
      onPointerDown: ({ pointerType, clientX, clientY }) => {
        held.current = false;
        if (pointerType !== 'touch') return;
        start.current = { x: clientX, y: clientY };
        timer.current = setTimeout(() => {
          held.current = true;
          setBy('touch');
        }, longPressMs);
      },
      onPointerMove: ({ pointerType, clientX, clientY }) => {
        // Not at its entering: a control that comes up under a resting mouse was not asked.
        if (pointerType !== 'touch' && !rests.current) {
          rests.current = true;
          setBy('pointer');
        }
        const { x, y } = start.current;
        if (Math.hypot(clientX - x, clientY - y) > stillPx) release();
      },
      onPointerUp: release,
      onPointerCancel: release,
      onFocus: ({ target }) => target.matches(':focus-visible') && setBy('focus'),
      onBlur: () => setBy((was) => (was === 'focus' ? null : was)),
      onClickCapture: (event) => {
        if (!held.current) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onContextMenu: (event) => held.current && event.preventDefault(),
    },
  };
}
