import { useEffect, type RefObject } from 'react';

/**
 * Calls `onDismiss` when a press begins outside all of these elements, or at Escape. The Escape is
 * used up: a dialog around it stays.
 */
export function useDismiss(
  open: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: (by: 'press' | 'escape') => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      const within = inside.some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!within) onDismiss('press');
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss('escape');
    };
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  });
}
