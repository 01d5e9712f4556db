/** What a spreadsheet would take for a formula, also behind what it skips or nobody sees. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Where a comma is for decimals, `;` begins another cell, and quotes in the middle keep nothing. */
const formulaBehind = /;(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/**
 * A field of a table in CSV (RFC 4180): in quotes where it has to be, and with an apostrophe before
 * what a spreadsheet would calculate. Numbers, which nobody typed, stay as they are.
 */
export function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const within = value.replace(formulaBehind, ";'");
  const harmless = formula.test(within) ? `'${within}` : within;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of a table in CSV, each ended as RFC 4180 has it. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}
