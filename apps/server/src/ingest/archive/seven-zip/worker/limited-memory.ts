const pageBytes = 64 * 1024;

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
type Instance = { readonly exports: { readonly memory: Memory } };

// With the types of a browser beside them it would be another's.
const scope: object = globalThis;

/** As much of WebAssembly as is needed here: Node has it, and its types do not. */
const engine: {
  instantiate(program: Uint8Array, imports: object): Promise<{ readonly instance: Instance }>;
} = Reflect.get(scope, 'WebAssembly');

/** Starts a program whose memory does not grow beyond the limit: it is told that there is no more. */
export function limitedMemory(program: Uint8Array, mostBytes: number) {
  return async (imports: object, done: (instance: Instance) => void): Promise<void> => {
    const { instance } = await engine.instantiate(program, imports);
    const { memory } = instance.exports;
    const grow = memory.grow.bind(memory);
    Object.defineProperty(memory, 'grow', {
      value(pages: number) {
        if (memory.buffer.byteLength + pages * pageBytes > mostBytes) {
          throw new RangeError('no more memory');
        }
        return grow(pages);
      },
    });
    done(instance);
  };
}
