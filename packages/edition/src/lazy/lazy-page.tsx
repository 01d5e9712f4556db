import { createElement, use, type ComponentType } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

/** A page whose code comes when it is first wanted. */
export type LazyPage = {
  readonly Page: ComponentType;
  /** Fetches the code, anew where an attempt failed; at once where it is here. */
  readonly fetch: () => Promise<unknown>;
  /** Whether the code is here: the page is drawn without a wait. */
  readonly isHere: () => boolean;
};

/** The named component of a module, as a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
): LazyPage {
  let coming: Promise<ComponentType> | null = null;
  let failed = false;
  let here = false;
  function start(): Promise<ComponentType> {
    if (coming) return coming;
    const chunk: Promise<ComponentType> = withChunkTimeout(load).then(
      (module) => {
        const value = module[name];
        // What `use` looks for: it then takes the value without a wait, and no waiting page shows.
        void Object.assign(chunk, { status: 'fulfilled', value });
        here = true;
        return value;
      },
      (cause: unknown) => {
        failed = true;
        throw cause;
      },
    );
    coming = chunk;
    return chunk;
  }
  return {
    Page: () => createElement(use(start())),
    fetch() {
      if (failed) coming = null;
      failed = false;
      return start();
    },
    isHere: () => here,
  };
}
