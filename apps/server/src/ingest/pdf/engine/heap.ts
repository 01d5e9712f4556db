import type { Engine } from './load-engine.ts';

/** The engine's memory as it is now: it moves whenever the engine takes more. */
export function bytesOf({ pdfium }: Engine): Uint8Array {
  return pdfium.HEAPU8;
}

/** Lends the engine some of its memory for the time of a call. */
export function withMemory<Result>(
  { pdfium }: Engine,
  length: number,
  use: (pointer: number) => Result,
): Result {
  const pointer = pdfium.wasmExports.malloc(length);
  if (pointer === 0) throw new RangeError('the engine has no memory left');
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
}

/** Numbers that the engine writes one after the other, 4 bytes each; null where it has none. */
export function numbersOf(
  engine: Engine,
  count: number,
  kind: 'float' | 'i32',
  write: (at: (index: number) => number) => boolean,
): readonly number[] | null {
  return withMemory(engine, count * 4, (pointer) => {
    if (!write((index) => pointer + index * 4)) return null;
    return Array.from({ length: count }, (_, index) =>
      engine.pdfium.getValue(pointer + index * 4, kind),
    );
  });
}

/** Bytes that the engine first says the length of and then writes. */
export function bytesFrom(
  engine: Engine,
  write: (pointer: number, length: number) => number,
): Uint8Array {
  const length = write(0, 0);
  if (length === 0) return new Uint8Array();
  return withMemory(engine, length, (pointer) => {
    write(pointer, length);
    return bytesOf(engine).slice(pointer, pointer + length);
  });
}

/** As `bytesFrom`, of text in UTF-16 with a zero behind it; its beginning, where no more is wanted. */
export function textFrom(
  engine: Engine,
  write: (pointer: number, length: number) => number,
  most = Number.POSITIVE_INFINITY,
): string {
  const bytes = bytesFrom(engine, write).subarray(0, most * 2);
  return new TextDecoder('utf-16le').decode(bytes).replaceAll('\0', '');
}
