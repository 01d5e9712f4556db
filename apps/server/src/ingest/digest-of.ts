import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a file's bytes, or of these, in hexadecimal digits. */
export async function digestOf(from: string | AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(typeof from === 'string' ? createReadStream(from) : from, hash);
  return hash.digest('hex');
}
