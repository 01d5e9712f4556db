import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Writes the bytes of a book wherever they are wanted. */
export type WriteBook = (to: Writable) => Promise<void>;

/** A book in memory: for small ones. */
export async function bookBytes(write: WriteBook): Promise<Uint8Array> {
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), write(to)]);
  return bytes;
}

/** Writes a book that is made in memory. */
export function madeBook(make: () => Promise<Uint8Array>): WriteBook {
  return async (to) => pipeline(Readable.from([await make()]), to);
}

/** Takes bytes and keeps none: what is written is only looked over. */
export function nowhere(): Writable {
  return new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });
}
