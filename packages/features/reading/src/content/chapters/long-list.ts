/** Rows that stand or are left out together. */
export const blockRows = 50;

/** Whether a list is so long that what is far from the window is left out, and jumping helps. */
export function isLong(rows: number): boolean {
  return rows > 2 * blockRows;
}
