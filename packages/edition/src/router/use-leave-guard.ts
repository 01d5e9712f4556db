import { useEffect, useEffectEvent } from 'react';
import { useSiteRouter } from './site-router-context.ts';
import type { Ask } from './site-router.ts';

/**
 * Asks before a page is left that has something unsaved: by a link, by the browser's own buttons
 * (whose step is taken back and, if so answered, taken again), and by closing the tab, where the
 * browser itself asks.
 */
export function useLeaveGuard(active: boolean, ask: Ask): void {
  const router = useSiteRouter();
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return;
    const release = router.hold((leave) => asked(leave));
    const stay = (event: Event): void => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => {
      removeEventListener('beforeunload', stay);
      release();
    };
  }, [active, router]);
}
