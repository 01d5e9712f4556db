import { createElement, use, type ComponentType } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

/** A page whose code comes when it is first wanted. */
export type LazyPage = {
  readonly Page: ComponentType;
  /** Fetches the code, anew where an attempt failed; at once where it is here. */
  readonly fetch: () => Promise<unknown>;
};

/** The named component of a module, as a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
): LazyPage {
  let here: ComponentType | null = null;
  let coming: Promise<ComponentType> | null = null;
  let failed = false;
  function start(): Promise<ComponentType> {
    coming ??= withChunkTimeout(load).then(
      (module) => (here = module[name]),
      (cause: unknown) => {
        failed = true;
        throw cause;
      },
    );
    return coming;
  }
  return {
    // Without a wait where the code is here: a promise would show the waiting page once more.
    Page: () => createElement(here ?? use(start())),
    fetch() {
      if (failed) coming = null;
      failed = false;
      return start();
    },
  };
}
