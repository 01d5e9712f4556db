import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withChunkTimeout } from './chunk-timeout.ts';

/** A named component of a module, as a chunk of its own within a page. */
export function lazyComponent<Props, Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await withChunkTimeout(load))[name] }));
}
