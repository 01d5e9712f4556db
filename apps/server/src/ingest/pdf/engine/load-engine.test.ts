import { expect, it } from 'vitest';
import { loadEngine, makeRoomFor } from './load-engine.ts';

it('has little room for a page, and more for one of large pictures', async () => {
  const engine = await loadEngine();
  const { malloc, free } = engine.pdfium.wasmExports;
  const hasRoom = (megabytes: number): boolean => {
    const pointer = malloc(megabytes * 1024 * 1024);
    if (pointer !== 0) free(pointer);
    return pointer !== 0;
  };
  expect(hasRoom(200)).toBe(true);
  expect(hasRoom(300)).toBe(false);
  makeRoomFor(engine, 15_000_000);
  expect(hasRoom(300)).toBe(false);
  makeRoomFor(engine, 15_000_001);
  expect(hasRoom(300)).toBe(true);
  expect(hasRoom(520)).toBe(false);
});
