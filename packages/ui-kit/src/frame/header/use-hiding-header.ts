import { useEffect, useState } from 'react';

/** The header goes when reading on beyond this many pixels (section 2). */
const hideBeyond = 72;

/** Whether the header is away: after scrolling down beyond 72 px, until the reader turns back up. */
export function useHidingHeader(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const follow = (): void => {
      const now = Math.max(0, window.scrollY);
      const crossing = now > hideBeyond !== before > hideBeyond;
      // A pixel or two is a trembling thumb, not a direction.
      if (!crossing && Math.abs(now - before) < 3) return;
      setHidden(now > before && now > hideBeyond);
      before = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return hidden;
}
