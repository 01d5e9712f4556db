import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** A compressed body, of which the first piece is there before the second, and can be read alone. */
export type Pieces = readonly [Promise<Buffer>, Promise<Buffer>];

type Compression = {
  readonly encoding: 'br' | 'gzip';
  readonly level: number;
};

function compressorOf({ encoding, level }: Compression, size: number) {
  if (encoding === 'gzip') return createGzip({ level });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
}

/** Compresses a body whose first bytes are wanted as early as can be. */
export function compressInPieces(body: Buffer, firstBytes: number, how: Compression): Pieces {
  const first = Promise.withResolvers<Buffer>();
  const rest = Promise.withResolvers<Buffer>();
  const compressor = compressorOf(how, body.byteLength);
  let made: Buffer[] = [];
  function take(): Buffer {
    const piece = Buffer.concat(made);
    made = [];
    return piece;
  }
  compressor
    .on('data', (bytes: Buffer) => made.push(bytes))
    .on('end', () => rest.resolve(take()))
    .on('error', (cause) => {
      first.reject(cause);
      rest.reject(cause);
    });
  compressor.write(body.subarray(0, firstBytes));
  const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;
  compressor.flush(how.encoding === 'gzip' ? Z_SYNC_FLUSH : BROTLI_OPERATION_FLUSH, () =>
    first.resolve(take()),
  );
  compressor.end(body.subarray(firstBytes));
  return [first.promise, rest.promise];
}
