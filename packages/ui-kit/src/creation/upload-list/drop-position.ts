/** The upper and lower edge of a row, in pixels of the screen. */
export type RowEdges = { readonly top: number; readonly bottom: number };

/**
 * Before which row something is dropped at a height of the screen, 0 to the number of rows: the
 * upper half of a row means before it.
 */
export function dropPosition(rows: readonly RowEdges[], y: number): number {
  const below = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return below === -1 ? rows.length : below;
}

/** Where what stood at `from` then stands, once it is taken out of its old place. */
export function movedIndex(from: number, dropped: number): number {
  return dropped > from ? dropped - 1 : dropped;
}
