/** How far a finger goes sideways at least, in pixels of the screen. */
const swipeFrom = 40;

/** Where a finger went that went sideways; undefined where it did not. */
export function swipeOf(start: Touch, end: Touch): 'left' | 'right' | undefined {
  const across = end.screenX - start.screenX;
  const along = end.screenY - start.screenY;
  if (Math.abs(across) <= swipeFrom || Math.abs(across) <= 2 * Math.abs(along)) return undefined;
  return across < 0 ? 'left' : 'right';
}
