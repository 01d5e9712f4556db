import type { Document } from '@xmldom/xmldom';
import { allElements, attribute } from '../xml/elements.ts';
import { headingOf, type BookText } from './book-texts.ts';
import { chapterEntries, targetOf, type ContentsEntry } from './package/read-contents.ts';

/** Part of a document: from one element to before another, by id; null is its start or end. */
export type TextPart = {
  readonly text: BookText;
  readonly from: string | null;
  readonly to: string | null;
};

export type ChapterPlan = {
  /** Where it begins: a path in the archive and the id of an element, or nothing for the whole. */
  readonly key: string;
  readonly name: string;
  readonly parts: readonly TextPart[];
};

type Start = {
  readonly name: string;
  readonly text: number;
  readonly id: string;
  readonly at: number;
};

function placeOf(document: Document, id: string): number {
  return id === ''
    ? -1
    : allElements(document).findIndex((element) => attribute(element, 'id') === id);
}

/** Where chapters begin, in reading order; an entry that leads back or nowhere begins none. */
function startsOf(texts: readonly BookText[], entries: readonly ContentsEntry[]): Start[] {
  const starts: Start[] = [];
  for (const entry of entries) {
    const target = targetOf(entry);
    const index = texts.findIndex(({ path }) => path === target?.path);
    const text = texts[index];
    if (target === null || text === undefined) continue;
    const at = placeOf(text.document, target.fragment);
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

function labels(entries: readonly ContentsEntry[]): (readonly [string, string])[] {
  return entries.flatMap((entry) => [
    ...labels(entry.children),
    ...(entry.path === '' || entry.fragment !== '' ? [] : [[entry.path, entry.label] as const]),
  ]);
}

function wholeText(text: BookText): TextPart {
  return { text, from: null, to: null };
}

/** A chapter for each document of the spine. */
export function planBySpine(
  texts: readonly BookText[],
  contents: readonly ContentsEntry[],
): readonly ChapterPlan[] {
  const byPath = new Map(labels(contents));
  return texts.map((text, index) => ({
    key: text.path,
    name: byPath.get(text.path) || headingOf(text.document) || `${index + 1}`,
    parts: [wholeText(text)],
  }));
}

/** The book as one chapter. */
export function planWhole(texts: readonly BookText[], title: string): readonly ChapterPlan[] {
  return [{ key: '', name: title, parts: texts.map(wholeText) }];
}
