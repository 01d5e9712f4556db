/** What a spreadsheet would take for a formula, and what it skips before one. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

/**
 * A field of a table in CSV (RFC 4180): in quotes where it has to be, and with an apostrophe before
 * what a spreadsheet would calculate. Numbers, which nobody typed, stay as they are.
 */
export function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of a table in CSV, each ended as RFC 4180 has it. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}
