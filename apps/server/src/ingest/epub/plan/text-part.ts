import { readableTexts, type BookText, type Place, type SpineText } from '../survey/book-text.ts';

/** Part of a document: from one element to before another, by id; null is its start or end. */
export type TextPart = {
  readonly text: SpineText;
  readonly from: string | null;
  readonly to: string | null;
};

export type ChapterPlan = {
  /** Where it begins: a path in the archive and the id of an element, or nothing for the whole. */
  readonly key: string;
  readonly name: string;
  readonly parts: readonly TextPart[];
};

const beginning: Place = { order: 0, letters: 0, shown: 0, pictures: 0 };

export function startOf({ text, from }: TextPart): Place {
  return (from === null ? undefined : text.anchors.get(from)) ?? beginning;
}

export function endOf({ text, to }: TextPart): Place {
  return (to === null ? undefined : text.anchors.get(to)) ?? text.end;
}

export function wholeText(text: SpineText): TextPart {
  return { text, from: null, to: null };
}

/** All of a document, as far as it may be a tree at once. */
export function wholeParts(text: BookText): readonly TextPart[] {
  return readableTexts(text).map(wholeText);
}

/** Characters of a part, without white space and without ruby's readings. */
export function lettersOf(part: TextPart): number {
  return endOf(part).letters - startOf(part).letters;
}

export function picturesIn(part: TextPart): number {
  return endOf(part).pictures - startOf(part).pictures;
}

/** Whether there is anything to read or to look at in a part. */
export function hasContent(part: TextPart): boolean {
  return lettersOf(part) > 0 || endOf(part).shown > startOf(part).shown;
}
