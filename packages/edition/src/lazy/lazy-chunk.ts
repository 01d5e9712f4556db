import type { ComponentType } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

/** A failed attempt is what every drawing gets for this long: it ends before another begins. */
const failedForMs = 1000;

/** A component whose code is a chunk of its own, fetched when it is first wanted. */
export type LazyChunk<Component> = {
  /** For `use`: the last attempt, or another where that one failed a second ago or longer. */
  readonly read: () => Promise<Component>;
  /** Fetches the code, anew where an attempt failed; at once where it is here. */
  readonly fetch: () => Promise<Component>;
  /** Whether the code is here: it is drawn without a wait. */
  readonly isHere: () => boolean;
};

/** The named component of a module, each attempt bounded by `withChunkTimeout`. */
export function lazyChunk<Props, Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyChunk<ComponentType<Props>> {
  let attempt: Promise<ComponentType<Props>> | null = null;
  /** By `performance.now()`; null while the attempt may still succeed. */
  let failedAt: number | null = null;
  let here = false;
  function begin(): Promise<ComponentType<Props>> {
    failedAt = null;
    const component: Promise<ComponentType<Props>> = withChunkTimeout(load).then(
      (module) => {
        const value = module[name];
        // What `use` looks for: it then takes the value without a wait, and no waiting page shows.
        void Object.assign(component, { status: 'fulfilled', value });
        here = true;
        return value;
      },
      (cause: unknown) => {
        failedAt = performance.now();
        throw cause;
      },
    );
    attempt = component;
    return component;
  }
  function unlessFailedFor(ms: number): Promise<ComponentType<Props>> {
    const isOver = failedAt !== null && performance.now() - failedAt >= ms;
    return attempt && !isOver ? attempt : begin();
  }
  return {
    read: () => unlessFailedFor(failedForMs),
    fetch: () => unlessFailedFor(0),
    isHere: () => here,
  };
}
