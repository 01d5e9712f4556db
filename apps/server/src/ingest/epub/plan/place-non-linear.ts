import type { BookText } from '#ingest/epub/survey/book-text.ts';
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
export function placeNonLinear(
  plans: readonly ChapterPlan[],
  nonLinear: readonly BookText[],
  nameOf: (text: BookText) => string,
): readonly ChapterPlan[] {
  const placed = plans.map((plan) => ({ ...plan, parts: [...plan.parts] }));
  let left = [...nonLinear];
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((document) => {
      const home = placed.find((plan) => linksTo(plan, document.item.path));
      home?.parts.push(...wholeParts(document));
      return home === undefined;
    });
  }
  const own = left.map((document) => ({
    key: document.path,
    name: nameOf(document),
    parts: wholeParts(document),
  }));
  return [...placed, ...own];
}
