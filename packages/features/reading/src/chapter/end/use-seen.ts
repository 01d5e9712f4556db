import { useEffect, useState, type RefObject } from 'react';

/** Whether a part of the page has been on the screen. */
export function useSeen(part: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (part.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return seen;
}
