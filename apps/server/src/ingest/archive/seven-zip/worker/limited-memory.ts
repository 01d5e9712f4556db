import { boundMemory, type ProgramMemory } from '#ingest/bounded-memory.ts';

type Instance = { readonly exports: { readonly memory: ProgramMemory } };

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
    boundMemory(instance.exports.memory, mostBytes);
    done(instance);
  };
}
