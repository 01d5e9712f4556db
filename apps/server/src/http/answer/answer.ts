import type { Readable } from 'node:stream';
import type { CookieChange } from './cookies.ts';
import { bytesOf, type AnswerPart } from '#http/compression/joined-gzip.ts';

/**
 * How long an answer may be kept: `revalidate` asks each time by ETag, `never` is for what is
 * fresh every time or personal beyond a session.
 */
export type CachePolicy = 'revalidate' | 'never';

type AnswerOptions = {
  readonly code?: number;
  readonly cachePolicy?: CachePolicy;
  /** Only those that the call's descriptor names. */
  readonly cookies?: readonly CookieChange[];
};

/** An answer with a code, a cache policy or cookies other than the usual 200 and `revalidate`. */
export class Answer<Data> {
  readonly data: Data;
  readonly code: number;
  readonly cachePolicy: CachePolicy;
  readonly cookies: readonly CookieChange[];

  constructor(
    data: Data,
    { code = 200, cachePolicy = 'revalidate', cookies = [] }: AnswerOptions = {},
  ) {
    this.data = data;
    this.code = code;
    // A cookie is for whoever asked this time.
    this.cachePolicy = cookies.length > 0 ? 'never' : cachePolicy;
    this.cookies = cookies;
  }
}

/** An answer with the usual 200 and `revalidate` that is JSON already, in parts that make one text. */
export class JsonAnswer<Data> {
  readonly parts: readonly AnswerPart[];
  readonly code = 200;
  readonly cachePolicy = 'revalidate' satisfies CachePolicy;
  readonly cookies: readonly CookieChange[] = [];

  constructor(parts: readonly AnswerPart[]) {
    this.parts = parts;
  }

  get data(): Data {
    return JSON.parse(Buffer.concat(this.parts.map(bytesOf)).toString()) as Data;
  }
}

/** A redirect to a path of the same site: what could lead elsewhere leads to `/`. */
export class RedirectAnswer {
  readonly to: string;
  readonly cookies: readonly CookieChange[];

  constructor(to: string, cookies: readonly CookieChange[] = []) {
    this.to = to;
    this.cookies = cookies;
  }
}

type Bytes = {
  /** One of those that the call's descriptor names. */
  readonly contentType: string;
  /** The name under which a browser saves it; without one it is shown. */
  readonly saveAs?: string;
};

/** A stored file as an answer; `etag` is quoted, `seconds` is how long it may be kept. */
export type FileAnswer = Bytes & {
  readonly key: string;
  readonly etag: string;
  readonly shared: boolean;
  readonly seconds: number;
  /** Once the file was found and before any of it goes out; what it throws is answered instead. */
  readonly onSending?: () => Promise<void>;
};

/** Bytes that are made while they are sent, kept by nobody. */
export type StreamAnswer = Bytes & {
  readonly stream: Readable;
  /** In bytes, where it is known. */
  readonly size?: number;
};
