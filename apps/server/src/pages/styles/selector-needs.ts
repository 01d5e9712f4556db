import { hasAttribute, hasLanguage, type PageMarks } from './page-marks.ts';

/** What has to stand somewhere in a page before a selector can match one of its elements. */
export type SelectorNeeds = {
  readonly classes: readonly string[];
  /** Data attributes, which nothing but a script adds to a page; null where any value will do. */
  readonly data: readonly (readonly [name: string, value: string | null])[];
  readonly languages: readonly string[];
};

const value = String.raw`(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|(?<bare>[^\s"'\]]+))`;
const parts = new RegExp(
  [
    String.raw`\\.`,
    String.raw`\[(?<name>[\w-]+)(?:(?<operator>[~|^$*]?=)${value}[^\]]*)?\]`,
    String.raw`:lang\((?<language>[\w-]+)\)`,
    String.raw`\.(?<className>-?[_a-zA-Z][\w-]*)`,
    '[(),]',
  ].join('|'),
  'gs',
);

/**
 * What each selector of a list needs. What one says within `:is()`, `:not()` and the like is left out
 * of account, so that rather one rule too many stands in a page.
 */
export function needsOf(list: string): SelectorNeeds[] {
  const found = [needsNothing()];
  let depth = 0;
  for (const { 0: part, groups = {} } of list.matchAll(parts)) {
    const { name, operator, double, single, bare, language, className } = groups;
    const needs = found.at(-1);
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (depth > 0 || needs === undefined) continue;
    else if (part === ',') found.push(needsNothing());
    else if (className !== undefined) needs.classes.push(className);
    else if (language !== undefined) needs.languages.push(language);
    else if (name?.startsWith('data-') === true) {
      needs.data.push([name, operator === '=' ? (double ?? single ?? bare ?? null) : null]);
    }
  }
  return found;
}

function needsNothing(): {
  classes: string[];
  data: [string, string | null][];
  languages: string[];
} {
  return { classes: [], data: [], languages: [] };
}

export function isMet({ classes, data, languages }: SelectorNeeds, marks: PageMarks): boolean {
  return (
    classes.every((name) => marks.classes.has(name)) &&
    data.every(([name, expected]) => hasAttribute(marks, name, expected)) &&
    languages.every((language) => hasLanguage(marks, language))
  );
}
