import type { BookText } from '../survey/book-text.ts';
import { endOf, startOf, wholeParts, type ChapterPlan } from './text-part.ts';

function linksTo({ parts }: ChapterPlan, path: string): boolean {
  return parts.some((part) => {
    const order = part.text.links.get(path);
    return order !== undefined && order >= startOf(part).order && order < endOf(part).order;
  });
}

/**
 * Gives documents beside the reading order a place where readers find them: at the end of the first
 * chapter that links to them, so that the link lives; otherwise each is a chapter at the end.
 */
export function placeAsides(
  plans: readonly ChapterPlan[],
  asides: readonly BookText[],
  nameOf: (text: BookText) => string,
): readonly ChapterPlan[] {
  const placed = plans.map((plan) => ({ ...plan, parts: [...plan.parts] }));
  let left = [...asides];
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((aside) => {
      const home = placed.find((plan) => linksTo(plan, aside.item.path));
      home?.parts.push(...wholeParts(aside));
      return home === undefined;
    });
  }
  const own = left.map((aside) => ({
    key: aside.path,
    name: nameOf(aside),
    parts: wholeParts(aside),
  }));
  return [...placed, ...own];
}
