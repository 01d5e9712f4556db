import type { Locator } from 'vitest/browser';

/** What a dialog says of coins, line by line: name and amount. */
export function linesOf(dialog: Locator): [string | null, string | null][] {
  const amounts = dialog.getByRole('definition').elements();
  return dialog
    .getByRole('term')
    .elements()
    .map((term, index) => [term.textContent, amounts[index]?.textContent ?? null]);
}
