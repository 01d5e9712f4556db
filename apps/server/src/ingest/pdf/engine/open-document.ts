import { readSync } from 'node:fs';
import { bytesOf } from './heap.ts';
import type { Engine } from './load-engine.ts';

export type OpenDocument = {
  readonly engine: Engine;
  readonly handle: number;
  /** Of the file, in bytes. */
  readonly size: number;
  /** Bytes of the file, wherever they stand in it. */
  read(position: number, length: number): Buffer;
  /** Where the engine read so many bytes at once: streams are read whole. */
  readAt(length: number): number | undefined;
  /** How many bytes the engine read since it was opened: about what it holds of the file. */
  bytesRead(): number;
  close(): void;
};

/** Why a file cannot be opened, after its name. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

const reasons: Readonly<Record<number, string>> = {
  4: 'is a PDF that is locked with a password',
  5: 'is a PDF that is locked in a way that is not read (DRM)',
};

/** Reads shorter than this are no pictures. */
const leastStream = 1024;

/** Opens a PDF that is read piece by piece, never whole. Throws `UnreadablePdf`. */
export function openDocument(engine: Engine, file: { fd: number; size: number }): OpenDocument {
  const { pdfium } = engine;
  const streams = new Map<number, number>();
  let bytesRead = 0;
  const getBlock = pdfium.addFunction(
    (_parameter: number, position: number, pointer: number, length: number): number => {
      const heap = bytesOf(engine);
      bytesRead += length;
      if (length >= leastStream) streams.set(length, position);
      return readSync(file.fd, heap, pointer, length, position) === length ? 1 : 0;
    },
    'iiiii',
  );
  // FPDF_FILEACCESS: length of the file, what reads it, a parameter of ours.
  const access = pdfium.wasmExports.malloc(12);
  pdfium.setValue(access, file.size, 'i32');
  pdfium.setValue(access + 4, getBlock, 'i32');
  pdfium.setValue(access + 8, 0, 'i32');
  const handle = engine.FPDF_LoadCustomDocument(access, '');
  if (handle === 0) {
    throw new UnreadablePdf(
      reasons[engine.FPDF_GetLastError()] ?? 'is a PDF that is damaged or cut off',
    );
  }
  // Where its table of objects is damaged, the whole of the file was gone through, and not kept.
  const readToOpen = bytesRead;
  return {
    engine,
    handle,
    size: file.size,
    read(position, length) {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file.fd, bytes, 0, length, position));
    },
    readAt: (length) => streams.get(length),
    bytesRead: () => bytesRead - readToOpen,
    close() {
      engine.FPDF_CloseDocument(handle);
      pdfium.wasmExports.free(access);
      pdfium.removeFunction(getBlock);
    },
  };
}
