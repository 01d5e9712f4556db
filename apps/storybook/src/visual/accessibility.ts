import axe, { type Result, type RunOptions } from 'axe-core';
import { newLooks } from './looks.ts';
import { structureOf } from './structure.ts';
import type { PictureTheme } from './themes.ts';

const mark = 'data-look';

// Contrast is the dearest rule: it measures what is marked.
axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });

/** Frames hold books, which nobody here wrote; nothing here plays by itself. */
const always: RunOptions = { iframes: false, preload: false };

/** Parts need no landmark around them. */
const everythingElse: RunOptions = {
  ...always,
  resultTypes: ['violations'],
  rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
};

const contrast: RunOptions = {
  ...always,
  runOnly: ['color-contrast'],
  resultTypes: ['violations', 'passes'],
  elementRef: true,
};

/** Structures that this page has found right, in whichever story. */
const foundRight = new Set<string>();

/** Looks whose contrast this page has found right, in whichever story. */
const measured = new Set<string>();

/** @throws Error that names each rule which the story breaks in this theme, with the elements. */
export async function checkAccessibility(theme: PictureTheme): Promise<void> {
  // A theme changes colours alone, so one theme is checked by every rule.
  const rest = theme === 'light' ? await structuralViolations() : [];
  const violations = [...rest, ...(await contrastViolations())];
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary = '' }) => `  ${html}\n    ${failureSummary}`),
  ]);
  throw new Error(`accessibility in the ${theme} theme:\n${lines.join('\n')}`);
}

/** What is built as a story before it is as right, whatever is written in it. */
async function structuralViolations(): Promise<Result[]> {
  const structure = structureOf(document.body);
  if (foundRight.has(structure)) return [];
  const { violations } = await axe.run(document.body, everythingElse);
  if (violations.length === 0) foundRight.add(structure);
  return violations;
}

/** What could not be measured, as under an open dialog, is measured where it shows. */
async function contrastViolations(): Promise<Result[]> {
  const looks = newLooks(document.body, measured);
  if (looks.size === 0) return [];
  for (const element of looks.keys()) element.setAttribute(mark, '');
  const { passes, violations } = await axe.run(document.body, contrast);
  for (const element of looks.keys()) element.removeAttribute(mark);
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
    const look = element && looks.get(element);
    if (look !== undefined) measured.add(look);
  }
  return violations;
}
