/** What the reader does from then on is theirs to do. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Longer than a page takes to come to its real height; nobody has begun to read by then. */
const longestMs = 5000;

/**
 * Scrolls to a place that the page had, and keeps it while the page takes its shape: parts above that
 * come to their real height would push the place on, since browsers hold what stands there instead,
 * and a page that is too short yet is gone down as it grows. Whatever else scrolls, or acts, ends it.
 *
 * @returns what ends it at once.
 */
export function holdPlace(top: number): () => void {
  const { style } = document.documentElement;
  scrollTo(0, top);
  let reached = scrollY;
  style.overflowAnchor = 'none';
  const growth = new ResizeObserver(() => {
    if (scrollY !== reached || reached >= top) return;
    scrollTo(0, top);
    reached = scrollY;
  });
  growth.observe(document.body);
  const end = (): void => {
    style.overflowAnchor = '';
    growth.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, end);
  };
  const timer = setTimeout(end, longestMs);
  for (const act of acts) addEventListener(act, end, { passive: true });
  return end;
}
