import { createElement, use, type ComponentType } from 'react';
import { lazyChunk } from './lazy-chunk.ts';

/**
 * A named component of a module, as a chunk of its own within a page. Unlike `React.lazy` it is
 * asked for anew when it is drawn again after a failure, as `SlotBoundary` does.
 */
export function lazyComponent<Props extends object, Name extends string>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
): ComponentType<Props> {
  const { read } = lazyChunk(load, name);
  return (props) => createElement(use(read()), props);
}
