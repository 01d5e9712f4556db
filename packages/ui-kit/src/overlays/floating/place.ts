export type FloatingSide = 'above' | 'below';
export type FloatingAlign = 'start' | 'center' | 'end';

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Wish = {
  readonly side: FloatingSide;
  /** Along the line of reading. */
  readonly align: FloatingAlign;
  readonly rightToLeft: boolean;
};

/** Pixels that stay free to the window's edges. */
const edge = 8;

/**
 * Where something of a size stands beside its anchor, in pixels of the window: on the side that is
 * wished for, or on the other where only that has room, and never beyond the left or right edge.
 */
export function place(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  wish: Wish,
): { readonly x: number; readonly y: number } {
  const bottom = anchor.top + anchor.height;
  const roomAbove = anchor.top - edge;
  const roomBelow = view.height - bottom - edge;
  const needed = size.height;
  const above =
    wish.side === 'above'
      ? roomAbove >= needed || roomAbove >= roomBelow
      : roomBelow < needed && roomAbove > roomBelow;
  const y = above ? anchor.top - size.height : bottom;
  const x = aligned(anchor, size.width, wish);
  const mostX = Math.max(edge, view.width - size.width - edge);
  return { x: Math.min(Math.max(x, edge), mostX), y };
}

function aligned(anchor: Box, width: number, { align, rightToLeft }: Wish): number {
  if (align === 'center') return anchor.left + (anchor.width - width) / 2;
  const atLeft = (align === 'start') !== rightToLeft;
  return atLeft ? anchor.left : anchor.left + anchor.width - width;
}
