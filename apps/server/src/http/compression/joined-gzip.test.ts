import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesOf, joinedGzip, SharedPart, type AnswerPart } from './joined-gzip.ts';

const words = Buffer.from('다음 화를 기다리는 사람들 '.repeat(900));

/** As a browser reads it, which takes nothing behind the end. */
function read(bytes: Buffer): Promise<Buffer> {
  const stream = new Blob([Buffer.from(bytes)]).stream();
  return buffer(stream.pipeThrough(new DecompressionStream('gzip')));
}

it.each<[string, AnswerPart[]]>([
  ['nothing', []],
  ['nothing that is shared', [new SharedPart(Buffer.alloc(0))]],
  ['what is one’s own alone', [Buffer.from('{"read":true}')]],
  ['what is shared alone', [new SharedPart(words)]],
  ['both in turns', [new SharedPart(words), Buffer.from(',own,'), new SharedPart(words)]],
  ['the longest block', [randomBytes(65_535)]],
  ['more than one block', [randomBytes(65_536), new SharedPart(randomBytes(200_000))]],
  ['one part twice', [new SharedPart(words), words.subarray(0, 0), new SharedPart(words)]],
])('joins %s to one stream', async (_, parts) => {
  const body = Buffer.concat(parts.map(bytesOf));
  const joined = joinedGzip(body, parts);
  expect(gunzipSync(joined).equals(body)).toBe(true);
  expect((await read(joined)).equals(body)).toBe(true);
});

it('compresses what is shared, and that once', () => {
  const part = new SharedPart(words);
  const first = part.deflated;
  const joined = joinedGzip(words, [part]);
  expect(joined.byteLength).toBeLessThan(words.byteLength / 10);
  expect(joined.includes(first)).toBe(true);
  expect(part.deflated).toBe(first);
});
