import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { boundMemory, type ProgramMemory } from '#ingest/bounded-memory.ts';

export type Engine = WrappedPdfiumModule;

/** Bytes that the engine may take, the open page and its picture included. */
const mostMemory = 512 * 1024 * 1024;

function isMemory(value: unknown): value is ProgramMemory {
  return value instanceof Object && 'grow' in value && 'buffer' in value;
}

/** The page for which the engine asks for more ends there. */
function bound(engine: Engine): void {
  const memory: unknown = Reflect.get(engine.pdfium.wasmExports, 'memory');
  if (!isMemory(memory)) throw new Error('the engine does not show its memory');
  boundMemory(memory, mostMemory);
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
