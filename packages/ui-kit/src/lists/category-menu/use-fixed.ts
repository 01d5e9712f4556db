import { useEffect, useState, type RefObject } from 'react';

/** Whether `bar` has become fixed: it stands lower than `mark`, which is where it was put. */
export function useFixed(
  mark: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): boolean {
  const [fixed, setFixed] = useState(false);
  useEffect(() => {
    const follow = (): void => {
      const put = mark.current?.getBoundingClientRect().bottom ?? 0;
      const stands = bar.current?.getBoundingClientRect().top ?? 0;
      setFixed(stands - put > 0.5);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [mark, bar]);
  return fixed;
}
