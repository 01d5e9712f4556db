const pageBytes = 64 * 1024;

/** The memory of a WebAssembly program. */
export type ProgramMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/**
 * Has a program told that there is no more memory where it asks for more than so many bytes. Gives
 * what sets another bound.
 */
export function boundMemory(memory: ProgramMemory, bytes: number): (bytes: number) => void {
  let mostBytes = bytes;
  const grow = memory.grow.bind(memory);
  Object.defineProperty(memory, 'grow', {
    value(pages: number) {
      if (memory.buffer.byteLength + pages * pageBytes > mostBytes) {
        throw new RangeError('no more memory');
      }
      return grow(pages);
    },
  });
  return (most) => {
    mostBytes = most;
  };
}
