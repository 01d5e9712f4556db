import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import {
  type PageStep,
  type Side,
  stepOfKey,
  turnOfSwipe,
  turnOfTap,
} from '@hanji/domain/reading/turns.ts';
import { isEnlarged } from '#shared/engine/is-enlarged.ts';
import { isKeyTaken, isNoStep } from '#shared/react/hooks/is-key-taken.ts';

/** A finger that goes less far has tapped, in CSS pixels. */
const leastSwipe = 32;

type Gestures = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly direction: ReadingDirection;
  readonly onStep: (step: PageStep) => void;
  readonly onLeave: () => void;
  /** The bars lie over it: Escape is theirs. */
  readonly covered: boolean;
};

function sideOf(across: number, down: number): Side | undefined {
  if (Math.max(Math.abs(across), Math.abs(down)) < leastSwipe) return undefined;
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'up' : 'down';
}

/** Strips are gone through downwards and, as lines of their language, to the right. */
function waysOf(direction: ReadingDirection): readonly ReadingDirection[] {
  return direction === 'TTB' ? ['TTB', 'LTR'] : [direction, 'TTB'];
}

/** Taps, swipes and keys that go from panel to panel; a tap goes back only where back lies. */
export function usePanelGestures(gestures: Gestures): void {
  const { stage, direction, onStep, onLeave, covered } = gestures;
  const ways = waysOf(direction);
  const onSwipe = useEffectEvent((side: Side) => {
    const turn = ways.map((way) => turnOfSwipe(side, way)).find(Boolean);
    if (turn) onStep(turn);
  });
  const onTap = useEffectEvent((share: number) => {
    const across = direction === 'TTB' ? 'LTR' : direction;
    onStep(turnOfTap(share, across) ?? 'next');
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isNoStep(event)) return;
    if (event.key === 'Escape') {
      if (covered) return;
      event.preventDefault();
      onLeave();
      return;
    }
    const step = ways.map((way) => stepOfKey(event.key, way, event.shiftKey)).find(Boolean);
    if (!step) return;
    event.preventDefault();
    onStep(step);
  });

  useEffect(() => {
    const node = stage.current;
    if (!node) return undefined;
    let from: { id: number; x: number; y: number } | undefined;
    const begin = (event: PointerEvent): void => {
      const { pointerId, clientX: x, clientY: y, isPrimary, button } = event;
      // A second finger zooms, and another button asks for the browser's menu.
      from = isPrimary && button === 0 ? { id: pointerId, x, y } : undefined;
    };
    const end = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      const side = sideOf(event.clientX - from.x, event.clientY - from.y);
      from = undefined;
      if (side) {
        // On an enlarged page a finger looks around.
        if (!isEnlarged()) onSwipe(side);
        return;
      }
      if (event.target instanceof Element && event.target.closest('button')) return;
      const { left, width } = node.getBoundingClientRect();
      onTap(isEnlarged() ? 0.5 : (event.clientX - left) / width);
    };
    const stop = (): void => {
      from = undefined;
    };
    node.addEventListener('pointerdown', begin);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', stop);
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => {
      node.removeEventListener('pointerdown', begin);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', listen);
    };
  }, [stage]);
}
