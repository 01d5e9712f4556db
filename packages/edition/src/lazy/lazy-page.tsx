import { createElement, use, type ComponentType } from 'react';
import { lazyChunk, type LazyChunk } from './lazy-chunk.ts';

/** A page whose code comes when it is first wanted. */
export type LazyPage = Pick<LazyChunk<ComponentType>, 'fetch' | 'isHere'> & {
  readonly Page: ComponentType;
};

/** The named component of a module, as a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType }>,
  name: Name,
): LazyPage {
  const { read, fetch, isHere } = lazyChunk(load, name);
  return { Page: () => createElement(use(read())), fetch, isHere };
}
