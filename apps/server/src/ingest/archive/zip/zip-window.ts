import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';
import type { ByteSource } from '../byte-source.ts';
import type { ZipRange } from './find-directory.ts';

const chunkBytes = 256 * 1024;

/** Shows yauzl an archive alone: without what comes before and behind it, and without its comment. */
export class ZipWindow extends RandomAccessReader {
  readonly #source: ByteSource;
  readonly #range: ZipRange;

  constructor(source: ByteSource, range: ZipRange) {
    super();
    this.#source = source;
    this.#range = range;
  }

  get size(): number {
    return this.#range.end - this.#range.start;
  }

  async #bytes(position: number, length: number): Promise<Buffer> {
    const wanted = Math.min(length, this.size - position);
    const bytes = Buffer.from(await this.#source.read(this.#range.start + position, wanted));
    // The last two bytes say how long the comment is.
    for (let at = Math.max(0, this.size - 2 - position); at < bytes.length; at += 1) bytes[at] = 0;
    return bytes;
  }

  async *#chunks(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += chunkBytes) {
      const bytes = await this.#bytes(at, Math.min(chunkBytes, end - at));
      yield bytes;
      if (bytes.length < Math.min(chunkBytes, end - at)) return;
    }
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    callbackify(() => this.#bytes(position, length))((error, bytes) => {
      callback(error, error === null ? bytes.copy(buffer, offset) : 0);
    });
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#chunks(start, end), { objectMode: false });
  }

  override close(callback: (error: Error | null) => void): void {
    callbackify(() => this.#source.close())(callback);
  }
}
