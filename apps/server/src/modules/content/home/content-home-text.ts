import type { ContentHome } from '@hanji/contract/entities/content.ts';
import { activityOf } from '@hanji/domain/chapters/rights/chapter-right.ts';
import type { ReaderKind } from '@hanji/domain/chapters/reader.ts';
import { SharedPart, type AnswerPart } from '#http/compression/joined-gzip.ts';
import type { RequestContext } from '#http/request-context.ts';
import type { Reading } from '#http/request/find-session.ts';
import type { Title } from '#modules/catalogue/load-titles.ts';
import { chapterEntity, notOwn, ownState, type OwnState } from '#modules/content/chapter-entity.ts';
import { contentEntity, ownFacts } from './content-entity.ts';
import type { ChapterRow } from '#modules/admission/find-rows.ts';

type SharedFacts = {
  readonly title: Title;
  readonly rows: readonly ChapterRow[];
  readonly totalComments: number;
  readonly beside: Omit<ContentHome, 'content' | 'chapters'>;
};

/** So many chapters are compressed together: few enough that what differs costs little. */
const runLength = 16;

/** Those who read in order differ within a run in one way more than it has chapters. */
const mostKept = runLength + 4;

/** Chapters that follow each other, as they are written for those who have the same of them. */
type Run = {
  readonly rows: readonly ChapterRow[];
  /** By which are read, and which unlocked. */
  readonly kept: Map<string, SharedPart>;
};

/** Written with room for more fields behind its own, of which there must be some. */
function openObject(fields: object): string {
  return JSON.stringify(fields).slice(0, -1);
}

const end = Buffer.from(']}');

/**
 * A content home as JSON, of which each reader is given what many have in common as it was written
 * and compressed once, with what is the reader's own between.
 */
export class ContentHomeText {
  readonly #context: RequestContext;
  readonly #title: Title;
  /** Up to what of the title is the reader's own. */
  readonly #opening: SharedPart;
  readonly #runs: readonly Run[];
  /** As they are for somebody who has read none. */
  readonly byteLength: number;

  constructor(context: RequestContext, { title, rows, totalComments, beside }: SharedFacts) {
    this.#context = context;
    this.#title = title;
    const content = openObject(contentEntity(context, title, totalComments));
    this.#opening = new SharedPart(Buffer.from(`${openObject(beside)},"content":${content},`));
    this.#runs = Array.from({ length: Math.ceil(rows.length / runLength) }, (_, at) => ({
      rows: rows.slice(at * runLength, (at + 1) * runLength),
      kept: new Map(),
    }));
    const unread = this.#runs.map((run) => this.#runFor(run, null));
    this.byteLength = [this.#opening, ...unread].reduce(
      (sum, { bytes }) => sum + bytes.byteLength,
      0,
    );
  }

  /** The parts of what a reader is answered. */
  writtenFor(reader: ReaderKind, reading: Reading | null): AnswerPart[] {
    const now = this.#context.now();
    const own = JSON.stringify(ownFacts(this.#title, reader, reading, now)).slice(1);
    return [
      this.#opening,
      Buffer.from(`${own},"chapters":[`),
      ...this.#runs.map((run) => this.#runFor(run, reading)),
      end,
    ];
  }

  #runFor(run: Run, reading: Reading | null): SharedPart {
    const own = run.rows.map(({ chapter }) => ownState(reading, chapter.id));
    // What is rented says how long still: it is written each time.
    const now = this.#context.now();
    const lasts = own.every(({ right }) => !activityOf(right, now).rented);
    const key = own.map(keyOf).join('');
    const found = lasts ? run.kept.get(key) : undefined;
    if (found !== undefined) return found;
    const chapters = run.rows.map((row, at) =>
      chapterEntity(this.#context, this.#title, row, own[at] ?? notOwn),
    );
    const comma = run === this.#runs[0] ? '' : ',';
    const part = new SharedPart(Buffer.from(comma + JSON.stringify(chapters).slice(1, -1)));
    if (lasts && run.kept.size < mostKept) run.kept.set(key, part);
    return part;
  }
}

function keyOf({ read, right: { unlocked } }: OwnState): number {
  return Number(read) + 2 * Number(unlocked);
}
