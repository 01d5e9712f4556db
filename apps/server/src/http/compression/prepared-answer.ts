import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { compressInPieces, type Pieces } from './compress-in-pieces.ts';
import { joinedGzip, type AnswerPart } from './joined-gzip.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this, an answer goes in one packet anyway. */
const worthBytes = 1024;

/**
 * What goes to one caller and is not larger is compressed where it is: a tenth of a millisecond at
 * their level, of which going to another thread and back would make two or three.
 */
const atOnceBytes = 64 * 1024;

/** Levels of Brotli and gzip: for what goes to one caller, for pages, and for what goes to many. */
const efforts = {
  single: { br: 1, gzip: 1 },
  page: { br: 4, gzip: 6 },
  shared: { br: 6, gzip: 6 },
} as const;

type Facts = {
  readonly body: Buffer;
  /** What the body is joined of; null where it was made whole. */
  readonly parts?: readonly AnswerPart[] | null;
  /** How much of the body is of use before the rest is there; 0 where nothing is. */
  readonly firstBytes?: number;
  readonly code: number;
  /** Null where it is not to be kept. */
  readonly etag: string | null;
};

/** An answer as it goes over the wire: bytes, compressed once for each encoding asked for. */
export class PreparedAnswer {
  readonly body: Buffer;
  readonly code: number;
  readonly etag: string | null;
  readonly #parts: readonly AnswerPart[] | null;
  readonly #firstBytes: number;
  readonly #effort: keyof typeof efforts;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  /** What is being compressed, and may be sent as far as it is. */
  readonly #begun = new Map<Encoding, Pieces>();

  constructor(facts: Facts, effort: keyof typeof efforts = 'single') {
    this.body = facts.body;
    this.code = facts.code;
    this.etag = facts.etag;
    this.#parts = effort === 'single' ? (facts.parts ?? null) : null;
    this.#firstBytes = facts.firstBytes ?? 0;
    this.#effort = effort;
  }

  /** The same answer for many: it is worth more work. */
  forMany(): PreparedAnswer {
    return new PreparedAnswer(this, 'shared');
  }

  get worthCompressing(): boolean {
    return this.body.byteLength >= worthBytes;
  }

  /** What costs least of what a caller takes alike. */
  get best(): 'br' | 'gzip' {
    return this.#parts === null ? 'br' : 'gzip';
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const kept = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, kept);
    return kept;
  }

  /** The same to be sent: its first bytes do not wait until the rest is compressed. */
  async sent(encoding: Encoding): Promise<Buffer | Readable> {
    const whole = this.encoded(encoding);
    const begun = this.#begun.get(encoding);
    if (begun === undefined) return whole;
    // Whoever reads the pieces hears of it.
    whole.catch(() => {});
    return Readable.from(begun, { objectMode: false });
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const level = efforts[this.#effort][encoding];
    const atOnce = this.#effort === 'single' && this.body.byteLength <= atOnceBytes;
    if (encoding === 'gzip' && this.#parts !== null) return joinedGzip(this.body, this.#parts);
    if (this.#firstBytes > 0) return this.#compressInPieces(encoding, level);
    if (encoding === 'gzip') return (atOnce ? gzipSync : zip)(this.body, { level });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.byteLength,
    };
    return (atOnce ? brotliCompressSync : brotli)(this.body, { params });
  }

  async #compressInPieces(encoding: 'br' | 'gzip', level: number): Promise<Buffer> {
    const pieces = compressInPieces(this.body, this.#firstBytes, { encoding, level });
    this.#begun.set(encoding, pieces);
    try {
      return Buffer.concat(await Promise.all(pieces));
    } finally {
      this.#begun.delete(encoding);
    }
  }
}
