import type { BookContents, SpineSection } from '#novel/engine/epub/epub-internals.ts';
import { alonePart, type DrawnPart, sharedPart } from '#novel/engine/join/drawn-part.ts';
import { blankBefore } from '#novel/engine/join/blank-before.ts';
import {
  appendPart,
  beginningOf,
  cutBefore,
  cutFrom,
  prependPart,
} from '#novel/engine/join/merge-parts.ts';
import { joinMaps, mapText, type TextMap } from '#novel/engine/place/text-map.ts';

/** A part among others. */
type Joined = {
  readonly part: DrawnPart;
  /** As the book has it. */
  readonly own: Document;
  /** Where it begins in the frame; undefined for the first. */
  readonly start: ChildNode | undefined;
};

/** One end of what is drawn. */
export type End = 'before' | 'after';

/**
 * What one frame holds: a document of the book, and those that it goes on with, as the one that
 * they were before an import parted it. Margins, lists, floats and styles know no parts.
 */
export class DrawnText {
  readonly contents: BookContents;
  #parts: readonly [DrawnPart, ...DrawnPart[]];
  #joined: readonly Joined[] = [];
  #text: TextMap | undefined;
  #blank: HTMLElement | undefined;
  /** What stood for the text before a part when it was let go itself. */
  readonly #blanks = new Map<SpineSection, HTMLElement>();

  constructor(contents: BookContents, section: SpineSection) {
    this.contents = contents;
    this.#parts = [alonePart(section, contents)];
  }

  /** In reading order, at least one. */
  get parts(): readonly [DrawnPart, ...DrawnPart[]] {
    return this.#parts;
  }

  /** The text of all parts. */
  get text(): TextMap {
    return (this.#text ??= joinMaps(this.#parts.map(({ text }) => text)));
  }

  /** Stands for text that was let go before, so that pages begin where they did. */
  get blank(): HTMLElement | undefined {
    return this.#blank;
  }

  partOf(section: number): DrawnPart | undefined {
    return this.#parts.find((part) => part.section.index === section);
  }

  /** The part in which a place lies. */
  partAt(place: Range | undefined): DrawnPart {
    const own = this.#parts.find(({ text }) =>
      text.nodes.some((node) => node === place?.startContainer),
    );
    return own ?? this.#parts[0];
  }

  /** The outermost part at an end. */
  outermost(end: End): DrawnPart {
    return (end === 'before' ? undefined : this.#parts.at(-1)) ?? this.#parts[0];
  }

  /** Puts the next part before or after, from its document as the book has it. */
  join(section: SpineSection, own: Document, end: End): void {
    const { document: content } = this.contents;
    const copy = content.createDocumentFragment();
    for (const child of own.body.childNodes) copy.append(content.importNode(child, true));
    // The frame is fitted to its pictures as they come, as epubjs does with those of the first part.
    for (const picture of copy.querySelectorAll('img')) {
      picture.addEventListener('load', () => this.contents.expand());
    }
    const joined = this.#joinedParts();
    const part = sharedPart(section, mapText(copy), own);
    if (end === 'after') {
      const start = appendPart(content.body, copy);
      this.#set([...joined, { part, own, start }]);
      return;
    }
    this.#blank?.remove();
    const start = prependPart(content.body, copy);
    this.#blank = this.#blanks.get(section);
    if (this.#blank) beginningOf(content.body)?.before(this.#blank);
    const [first, ...others] = joined;
    const moved = first ? [{ ...first, start }] : [];
    this.#set([{ part, own, start: undefined }, ...moved, ...others]);
  }

  /** Takes the outermost part away; the only one stays. For pages, before leaves a blank. */
  letGo(end: End, forPages: boolean): void {
    const [first, second, ...others] = this.#joined;
    const last = this.#joined.at(-1);
    if (!first || !second || !last?.start) return;
    if (end === 'after') {
      cutFrom(last.start);
      this.#set(this.#joined.slice(0, -1));
      return;
    }
    if (second.start) {
      const blank = forPages ? blankBefore(second.start) : undefined;
      cutBefore(second.start, second.own.body);
      if (this.#blank) this.#blanks.set(first.part.section, this.#blank);
      this.#blank = blank;
      if (blank) second.start.before(blank);
    }
    this.#set([{ ...second, start: undefined }, ...others]);
  }

  /** Before the first change of the frame: from now on it is not what the book has. */
  #joinedParts(): readonly Joined[] {
    if (this.#joined.length > 0) return this.#joined;
    // A clone has no window, so that nothing in it is drawn or loaded.
    const own = this.contents.document.cloneNode(true) as Document;
    return this.#parts.map(({ section, text }) => ({
      part: sharedPart(section, text, own),
      own,
      start: undefined,
    }));
  }

  #set(joined: readonly Joined[]): void {
    const [first, ...others] = joined.map(({ part }) => part);
    if (!first) return;
    this.#joined = joined;
    this.#parts = [first, ...others];
    this.#text = undefined;
  }
}
