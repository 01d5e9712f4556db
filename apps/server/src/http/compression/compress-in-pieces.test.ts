import { buffer } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressInPieces } from './compress-in-pieces.ts';
import { PreparedAnswer } from './prepared-answer.ts';

const shown = Buffer.from(`<main>${'<p>그림</p>'.repeat(3000)}</main>`);
const body = Buffer.concat([shown, Buffer.from('{"data":"…"}'.repeat(20_000))]);
const whole = { br: brotliDecompressSync, gzip: gunzipSync };
const begun = { br: createBrotliDecompress, gzip: createGunzip };

describe.each(['br', 'gzip'] as const)('%s in pieces', (encoding) => {
  it('has all of its first bytes in its first piece, which can be read alone', async () => {
    const [first] = compressInPieces(body, shown.byteLength, { encoding, level: 4 });
    const reading = begun[encoding]();
    reading.write(await first);
    let read = '';
    for await (const piece of reading) {
      read += String(piece);
      if (Buffer.byteLength(read) >= shown.byteLength) break;
    }
    expect(read).toBe(String(shown));
  });

  it.each([1, shown.byteLength, body.byteLength - 1, body.byteLength])(
    'is the body as a whole, cut after byte %i',
    async (at) => {
      const pieces = compressInPieces(body, at, { encoding, level: 4 });
      const all = Buffer.concat(await Promise.all(pieces));
      expect(whole[encoding](all).equals(body)).toBe(true);
    },
  );

  it('is sent as it comes to all who ask meanwhile, and whole to who asks later', async () => {
    const facts = { body, code: 200, etag: null, firstBytes: shown.byteLength };
    const answer = new PreparedAnswer(facts, 'page');
    const [one, other] = await Promise.all([answer.sent(encoding), answer.sent(encoding)]);
    if (Buffer.isBuffer(one) || Buffer.isBuffer(other)) throw new Error('was sent whole');
    const [mine, theirs] = await Promise.all([buffer(one), buffer(other)]);
    expect(whole[encoding](mine).equals(body)).toBe(true);
    expect(theirs.equals(mine)).toBe(true);
    expect(await answer.sent(encoding)).toEqual(mine);
    expect(await answer.encoded(encoding)).toEqual(mine);
  });
});

it('is sent whole where nothing of it is wanted first, or nothing is compressed', async () => {
  const plain = new PreparedAnswer({ body, code: 200, etag: null }, 'page');
  expect(Buffer.isBuffer(await plain.sent('br'))).toBe(true);
  const begins = new PreparedAnswer({ body, code: 200, etag: null, firstBytes: 10 }, 'page');
  expect(await begins.sent('identity')).toBe(body);
});
