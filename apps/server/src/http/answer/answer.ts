/**
 * How long an answer may be kept: `revalidate` asks each time by ETag, `never` is for what is
 * fresh every time or personal beyond a session.
 */
export type CachePolicy = 'revalidate' | 'never';

/** An answer with a code or a cache policy other than the usual 200 and `revalidate`. */
export class Answer<Data> {
  readonly data: Data;
  readonly code: number;
  readonly cachePolicy: CachePolicy;

  constructor(
    data: Data,
    { code = 200, cachePolicy = 'revalidate' }: { code?: number; cachePolicy?: CachePolicy } = {},
  ) {
    this.data = data;
    this.code = code;
    this.cachePolicy = cachePolicy;
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
