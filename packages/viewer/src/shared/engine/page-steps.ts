/** Which way a work is read; TTB has no sideways pages and counts as LTR here. */
type Direction = 'TTB' | 'LTR' | 'RTL';

/** A step through the pages, or to either end. */
export type PageStep = 'previous' | 'next' | 'first' | 'last';

/** What a key asks for; arrows point where the page lies, so RTL reverses them. */
export function stepOfKey(key: string, direction: Direction): PageStep | undefined {
  const forwards = direction === 'RTL' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'RTL' ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forwards:
    case 'PageDown':
    case ' ':
      return 'next';
    case backwards:
    case 'PageUp':
      return 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}

/** What a tap at `x` of `width` asks for: the outer quarters turn the page. */
export function stepOfTap(
  x: number,
  width: number,
  direction: Direction,
): 'previous' | 'next' | undefined {
  const share = width > 0 ? x / width : 0.5;
  if (share > 0.25 && share < 0.75) return undefined;
  const right = share >= 0.75;
  return right === (direction === 'RTL') ? 'previous' : 'next';
}
