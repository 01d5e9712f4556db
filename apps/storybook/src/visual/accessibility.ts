import axe, { type RunOptions } from 'axe-core';
import { markLooks, oneOfEachLook } from './looks.ts';
import type { PictureTheme } from './themes.ts';

// Contrast is the dearest rule: what looks alike by its classes is measured once.
axe.configure({ rules: [{ id: 'color-contrast', selector: oneOfEachLook }] });

/** Parts need no landmark around them; frames hold books, which nobody here wrote. */
const always: RunOptions = {
  resultTypes: ['violations'],
  iframes: false,
  rules: { region: { enabled: false } },
};

/** A theme changes colours alone, so one theme is checked by every rule. */
const optionsOf: Readonly<Record<PictureTheme, RunOptions>> = {
  light: always,
  dark: { ...always, runOnly: ['color-contrast'] },
};

/** @throws Error that names each rule which the story breaks in this theme, with the elements. */
export async function checkAccessibility(theme: PictureTheme): Promise<void> {
  const unmark = markLooks(document.body);
  const { violations } = await axe.run(document.body, optionsOf[theme]);
  unmark();
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n    ${failureSummary}`),
  ]);
  throw new Error(`accessibility in the ${theme} theme:\n${lines.join('\n')}`);
}
