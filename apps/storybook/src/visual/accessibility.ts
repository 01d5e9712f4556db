import axe, { type Result, type RunOptions } from 'axe-core';
import { newLooks } from './looks.ts';
import { setRepeatedAside } from './repeated-entries.ts';
import { structureOf } from './structure.ts';
import type { PictureTheme } from './themes.ts';

const mark = 'data-look';

// Contrast is the dearest rule: it measures what is marked. Of each element that is looked at, the
// markup would be written out, up to that of the whole page.
axe.configure({
  rules: [{ id: 'color-contrast', selector: `[${mark}]` }],
  noHtml: true,
});

/** Frames hold books, which nobody here wrote; nothing here plays by itself. */
const always: RunOptions = {
  iframes: false,
  preload: false,
  selectors: false,
  elementRef: true,
  resultTypes: ['violations', 'passes'],
};

/** Parts need no landmark around them. */
const everyRule: RunOptions = { ...always, rules: { region: { enabled: false } } };

const contrast: RunOptions = { ...always, runOnly: ['color-contrast'] };

/** Structures that this page has found right, in whichever story. */
const foundRight = new Set<string>();

/** Looks whose contrast this page has found right, in whichever story. */
const measured = new Set<string>();

/** @throws Error that names each rule which the story breaks in this theme, with the elements. */
export async function checkAccessibility(theme: PictureTheme): Promise<void> {
  const violations = await violationsIn(theme);
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(
      ({ element, failureSummary = '' }) => `  ${openingOf(element)}\n    ${failureSummary}`,
    ),
  ]);
  throw new Error(`accessibility in the ${theme} theme:\n${lines.join('\n')}`);
}

/**
 * What is built as a story before it is as right, whatever is written in it, and a theme changes
 * colours alone, so one theme is checked by every rule. What contrast could not be measured, as
 * under an open dialog, is measured where it shows.
 */
async function violationsIn(theme: PictureTheme): Promise<Result[]> {
  const structure = theme === 'light' ? structureOf(document.body) : null;
  const isNew = structure !== null && !foundRight.has(structure);
  const looks = newLooks(document.body, measured);
  if (!isNew && looks.size === 0) return [];
  for (const element of looks.keys()) element.setAttribute(mark, '');
  const putBack = setRepeatedAside(document.body, looks.keys());
  const { passes, violations } = await axe
    .run(document.body, isNew ? everyRule : contrast)
    .finally(() => {
      putBack();
      for (const element of looks.keys()) element.removeAttribute(mark);
    });
  const legible = passes.filter(({ id }) => id === 'color-contrast');
  for (const { element } of legible.flatMap(({ nodes }) => nodes)) {
    const look = element && looks.get(element);
    if (look !== undefined) measured.add(look);
  }
  if (isNew && violations.length === 0) foundRight.add(structure);
  return violations;
}

/** The beginning of an element's markup: enough to find it by. */
function openingOf(element: HTMLElement | undefined): string {
  return element?.outerHTML.slice(0, 300) ?? '';
}
