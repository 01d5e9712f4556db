import { marksOf, type PageMarks } from './page-marks.ts';
import { readSheet, usesOf, type Keyframes, type SheetRule, type StyleRule } from './read-sheet.ts';
import { isMet } from './selector-needs.ts';

/** Of a stylesheet what a page needs to be shown as it was drawn: its HTML with `<html>` and scripts. */
export type PageStyles = (page: string) => string;

/**
 * Takes apart the stylesheet of an edition, which has the rules of all its pages: each page gets those
 * that its own elements can match, and of the custom properties those that they use. A browser reads
 * them on every visit before it shows anything; the rest comes with the whole stylesheet.
 */
export function pageStyles(css: string): PageStyles {
  const sheet = readSheet(css);
  const keyframes = sheet.filter((rule) => 'animation' in rule);
  return (page) => {
    const found = matching(sheet, marksOf(page));
    const text = textOf(found, usedIn(found, page));
    const played = keyframes.filter(({ animation }) => text.includes(animation));
    if (played.length === 0) return text;
    return textOf([...found, ...played], usedIn([...found, ...played], page));
  };
}

/** The rules that may concern an element of the page. */
function matching(rules: readonly SheetRule[], marks: PageMarks): Exclude<SheetRule, Keyframes>[] {
  return rules.flatMap((rule): Exclude<SheetRule, Keyframes>[] => {
    if ('animation' in rule) return [];
    if ('rules' in rule) return [{ head: rule.head, rules: matching(rule.rules, marks) }];
    return !('needs' in rule) || rule.needs.some((needs) => isMet(needs, marks)) ? [rule] : [];
  });
}

/** The custom properties that a page refers to by itself, by its rules, or by those of them it uses. */
function usedIn(rules: readonly SheetRule[], page: string): ReadonlySet<string> {
  const styles: StyleRule[] = [];
  const used = new Set(usesOf(page));
  const collect = (rule: SheetRule): void => {
    if ('rules' in rule) rule.rules.forEach(collect);
    else if ('needs' in rule) styles.push(rule);
    if ('uses' in rule) rule.uses.forEach((name) => used.add(name));
  };
  rules.forEach(collect);
  const properties = Map.groupBy(
    styles.flatMap((rule) => rule.properties),
    ({ name }) => name,
  );
  // What is added while it runs is gone through as well.
  for (const name of used) {
    for (const property of properties.get(name) ?? []) {
      property.uses.forEach((other) => used.add(other));
    }
  }
  return used;
}

function textOf(rules: readonly SheetRule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.text;
      const head = 'rules' in rule ? rule.head : rule.selectors;
      const body = 'rules' in rule ? textOf(rule.rules, used) : declarationsOf(rule, used);
      return body === '' ? '' : `${head}{${body}}`;
    })
    .join('');
}

function declarationsOf({ properties, rest }: StyleRule, used: ReadonlySet<string>): string {
  const kept = properties.filter(({ name }) => used.has(name)).map(({ text }) => text);
  return [...kept, ...(rest === '' ? [] : [rest])].join(';');
}
