/**
 * How long an answer may be kept: `revalidate` asks each time by ETag, `never` is for what is
 * fresh every time or personal beyond a session.
 */
export type Keeping = 'revalidate' | 'never';

/** An answer with a code or a keeping other than the usual 200 and `revalidate`. */
export class Answer<Data> {
  readonly data: Data;
  readonly code: number;
  readonly keeping: Keeping;

  constructor(
    data: Data,
    { code = 200, keeping = 'revalidate' }: { code?: number; keeping?: Keeping } = {},
  ) {
    this.data = data;
    this.code = code;
    this.keeping = keeping;
  }
}

/** A stored file as an answer; `etag` is quoted, `seconds` is how long it may be kept. */
export type FileAnswer = {
  readonly key: string;
  readonly contentType: string;
  readonly etag: string;
  readonly shared: boolean;
  readonly seconds: number;
};
