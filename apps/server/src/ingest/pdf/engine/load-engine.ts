import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { boundMemory, type ProgramMemory } from '#ingest/bounded-memory.ts';

export type Engine = WrappedPdfiumModule;

const MiB = 1024 * 1024;
/** Bytes that the engine may take, the open page and its picture included: the command then holds 400 MB. */
const usualMemory = 256 * MiB;
/** For a page of large pictures, of which JPEG 2000 is unpacked as a whole. */
const mostMemory = 512 * MiB;
/** Pixels of a picture that is large. */
const large = 15_000_000;

function isMemory(value: unknown): value is ProgramMemory {
  return value instanceof Object && 'grow' in value && 'buffer' in value;
}

const bounds = new WeakMap<Engine, (bytes: number) => void>();

/** The page for which the engine asks for more ends there. */
function bound(engine: Engine): void {
  const memory: unknown = Reflect.get(engine.pdfium.wasmExports, 'memory');
  if (!isMemory(memory)) throw new Error('the engine does not show its memory');
  bounds.set(engine, boundMemory(memory, usualMemory));
}

/** Says the pixels of the largest picture that is drawn next; 0 before a page is known. */
export function makeRoomFor(engine: Engine, pixels: number): void {
  bounds.get(engine)?.(pixels > large ? mostMemory : usualMemory);
}

/** PDFium, as WebAssembly beside its package: it has no scripts in it, and no way to the network. */
export async function loadEngine(): Promise<Engine> {
  const file = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const { buffer } = new Uint8Array(await readFile(file));
  const engine = await init({ wasmBinary: buffer, print: () => {}, printErr: () => {} });
  bound(engine);
  engine.PDFiumExt_Init();
  return engine;
}
