import { chapterEntries, targetOf, type ContentsEntry } from '../package/read-contents.ts';
import type { BookText } from '../survey/book-text.ts';
import { wholeText, type ChapterPlan } from './text-part.ts';

type Start = {
  readonly name: string;
  readonly text: number;
  readonly id: string;
  readonly at: number;
};

/** Where chapters begin, in reading order; an entry that leads back or nowhere begins none. */
function startsOf(texts: readonly BookText[], entries: readonly ContentsEntry[]): Start[] {
  const byPath = new Map(texts.map(({ item }, index) => [item.path, index]));
  const starts: Start[] = [];
  for (const entry of entries) {
    const target = targetOf(entry);
    const index = byPath.get(target?.path ?? '');
    if (target === null || index === undefined) continue;
    // An id that is not in the text, or is the body's own, means all of it.
    const at = texts[index]?.anchors.get(target.fragment)?.order ?? -1;
    const last = starts.at(-1);
    if (last !== undefined && (last.text > index || (last.text === index && last.at >= at)))
      continue;
    starts.push({ name: entry.label, text: index, id: at < 0 ? '' : target.fragment, at });
  }
  return starts;
}

/** A chapter for each entry of the contents table; what stands before the first belongs to it. */
export function planByContents(
  texts: readonly BookText[],
  contents: readonly ContentsEntry[],
): readonly ChapterPlan[] {
  const starts = startsOf(texts, chapterEntries(contents));
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const first = index === 0 ? 0 : start.text;
    const last = next === undefined ? texts.length - 1 : next.id === '' ? next.text - 1 : next.text;
    const parts = texts.slice(first, last + 1).map((text, offset) => ({
      text,
      from: index > 0 && offset === 0 && start.id !== '' ? start.id : null,
      to: next !== undefined && first + offset === next.text && next.id !== '' ? next.id : null,
    }));
    const path = texts[start.text]?.path ?? '';
    return { key: start.id === '' ? path : `${path}#${start.id}`, name: start.name, parts };
  });
}

/** Names that the contents table gives to whole documents, by their paths. */
export function labelsOf(entries: readonly ContentsEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) => [
      ...labelsOf(entry.children),
      ...(entry.path === '' || entry.fragment !== '' ? [] : [[entry.path, entry.label] as const]),
    ]),
  );
}

/** A chapter for each document of the spine; a gap belongs to the one before it. */
export function planBySpine(
  texts: readonly BookText[],
  contents: readonly ContentsEntry[],
): readonly ChapterPlan[] {
  const labels = labelsOf(contents);
  const plans: { key: string; name: string; parts: ReturnType<typeof wholeText>[] }[] = [];
  for (const [index, text] of texts.entries()) {
    const last = plans.at(-1);
    if (text.kind === 'gap' && last !== undefined) {
      last.parts.push(wholeText(text));
      continue;
    }
    const name = labels.get(text.item.path) || text.heading || `${index + 1}`;
    plans.push({ key: text.path, name, parts: [wholeText(text)] });
  }
  return plans;
}

/** The book as one chapter. */
export function planWhole(texts: readonly BookText[], title: string): readonly ChapterPlan[] {
  return [{ key: '', name: title, parts: texts.map(wholeText) }];
}
