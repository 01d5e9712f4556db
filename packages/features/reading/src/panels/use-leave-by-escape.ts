import { useEffect, useEffectEvent } from 'react';

/** Escape leaves what is under way on a page; what lies above the page, as a dialog, closes first. */
export function useLeaveByEscape(underWay: boolean, onLeave: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const above = event.target instanceof Element && event.target.closest('dialog, [role="menu"]');
    if (event.key === 'Escape' && !event.defaultPrevented && !above) onLeave();
  });
  useEffect(() => {
    if (!underWay) return undefined;
    const listen = (event: KeyboardEvent): void => leave(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [underWay]);
}
