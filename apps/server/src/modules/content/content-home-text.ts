import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { ReaderKind } from '@hanji/domain/chapters/reader.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Reading } from '#http/request/find-session.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { chapterEntity } from './chapter-entity.ts';
import { contentEntity, ownFacts } from './content-entity.ts';
import type { ChapterRow } from './queries.ts';

type SharedFacts = {
  readonly title: Title;
  readonly rows: readonly ChapterRow[];
  readonly beside: Omit<ContentHome, 'content' | 'chapters'>;
};

/** Where a chapter stands in the text of all. */
type Place = { readonly row: ChapterRow; readonly start: number; readonly end: number };

/** Written with room for more fields behind its own, of which there must be some. */
function openObject(fields: object): string {
  return JSON.stringify(fields).slice(0, -1);
}

const comma = Buffer.from(',');
const end = Buffer.from(']}');

/**
 * A content home as JSON, of which each reader is given what all have in common as it was written
 * once, with the few places between that are the reader's own.
 */
export class ContentHomeText {
  readonly #context: RequestContext;
  readonly #title: Title;
  /** Up to what of the title is the reader's own. */
  readonly #opening: Buffer;
  /** As somebody sees them who has read none. */
  readonly #unread: Buffer;
  readonly #places: readonly Place[];
  readonly #read = new Map<number, Buffer>();

  constructor(context: RequestContext, { title, rows, beside }: SharedFacts) {
    this.#context = context;
    this.#title = title;
    const content = openObject(contentEntity(context, title));
    this.#opening = Buffer.from(`${openObject(beside)},"content":${content},`);
    const texts: Buffer[] = [];
    const places: Place[] = [];
    let start = 0;
    for (const row of rows) {
      const text = this.#chapterText(row, false);
      places.push({ row, start, end: start + text.byteLength });
      texts.push(text, comma);
      start += text.byteLength + comma.byteLength;
    }
    this.#places = places;
    this.#unread = Buffer.concat(texts.slice(0, -1));
  }

  get byteLength(): number {
    return this.#opening.byteLength + this.#unread.byteLength;
  }

  /** The parts of what a reader is answered. */
  writtenFor(reader: ReaderKind, reading: Reading | null): Buffer[] {
    const own = JSON.stringify(ownFacts(reader, reading)).slice(1);
    return [
      this.#opening,
      Buffer.from(`${own},"chapters":[`),
      ...this.#chaptersFor(reading?.read ?? new Set()),
      end,
    ];
  }

  #chaptersFor(read: ReadonlySet<number>): Buffer[] {
    const parts: Buffer[] = [];
    let from = 0;
    for (const place of this.#places) {
      if (!read.has(place.row.chapter.id)) continue;
      parts.push(this.#unread.subarray(from, place.start), this.#readText(place.row));
      from = place.end;
    }
    return [...parts, this.#unread.subarray(from)];
  }

  #readText(row: ChapterRow): Buffer {
    const { id } = row.chapter;
    const text = this.#read.get(id) ?? this.#chapterText(row, true);
    this.#read.set(id, text);
    return text;
  }

  #chapterText(row: ChapterRow, read: boolean): Buffer {
    return Buffer.from(JSON.stringify(chapterEntity(this.#context, this.#title, row, read)));
  }
}
