import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export type Engine = WrappedPdfiumModule;

/** Bytes that the engine may take, the open page and its picture included. */
const mostMemory = 512 * 1024 * 1024;
const bytesOfPage = 65_536;

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

function isMemory(value: unknown): value is Memory {
  return value instanceof Object && 'grow' in value && 'buffer' in value;
}

/** What the engine asks for beyond its bound it does not get, and the page ends there. */
function bound(engine: Engine): void {
  const memory: unknown = Reflect.get(engine.pdfium.wasmExports, 'memory');
  if (!isMemory(memory)) throw new Error('the engine does not show its memory');
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * bytesOfPage > mostMemory) {
      throw new RangeError('the page needs too much memory');
    }
    return grow(pages);
  };
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
