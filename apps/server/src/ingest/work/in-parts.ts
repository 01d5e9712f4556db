/** PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsAtOnce = 1000;

/** Calls `write` with at most 1,000 rows at a time, and never with none. */
export async function inParts<Row>(
  rows: readonly Row[],
  write: (part: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await write(rows.slice(from, from + rowsAtOnce));
  }
}
