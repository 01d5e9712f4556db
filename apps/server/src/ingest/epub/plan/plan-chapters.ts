import { chapterEntries, targetOf, type ContentsEntry } from '../package/read-contents.ts';
import { readableTexts, type BookText, type SpineText } from '../survey/book-text.ts';
import { wholeParts, type ChapterPlan, type TextPart } from './text-part.ts';

type Start = {
  readonly name: string;
  readonly text: number;
  readonly id: string;
  readonly at: number;
};

/** Where chapters begin, in reading order; an entry that leads back or nowhere begins none. */
function startsOf(texts: readonly SpineText[], entries: readonly ContentsEntry[]): Start[] {
  const byPath = new Map<string, number>();
  const byAnchor = new Map<string, number>();
  for (const [index, { item, anchors }] of texts.entries()) {
    if (!byPath.has(item.path)) byPath.set(item.path, index);
    for (const id of anchors.keys()) {
      const anchor = `${item.path}#${id}`;
      if (!byAnchor.has(anchor)) byAnchor.set(anchor, index);
    }
  }
  const starts: Start[] = [];
  for (const entry of entries) {
    const target = targetOf(entry);
    if (target === null) continue;
    const anchored = byAnchor.get(`${target.path}#${target.fragment}`);
    const index = anchored ?? byPath.get(target.path);
    if (index === undefined) continue;
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
  documents: readonly BookText[],
  contents: readonly ContentsEntry[],
): readonly ChapterPlan[] {
  const own = documents.flatMap((document) =>
    readableTexts(document).map((text) => ({ text, path: document.path })),
  );
  const texts = own.map(({ text }) => text);
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
    const path = own[start.text]?.path ?? '';
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
  const plans: { key: string; name: string; parts: TextPart[] }[] = [];
  for (const [index, text] of texts.entries()) {
    const last = plans.at(-1);
    if (text.kind === 'gap' && last !== undefined) {
      last.parts.push(...wholeParts(text));
      continue;
    }
    const name = labels.get(text.item.path) || text.heading || `${index + 1}`;
    plans.push({ key: text.path, name, parts: [...wholeParts(text)] });
  }
  return plans;
}

/** The book as one chapter. */
export function planWhole(texts: readonly BookText[], title: string): readonly ChapterPlan[] {
  return [{ key: '', name: title, parts: texts.flatMap(wholeParts) }];
}
