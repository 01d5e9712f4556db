import { withChunkTimeout } from '@hanji/edition/lazy/chunk-timeout.ts';

// Chunks of their own: a comic never loads the novel's library, nor a novel the comic's strip.
const comic = () => import('./comic/OpenedComic.tsx');
export const loadNovelChapter = () => import('./novel/NovelChapter.tsx');

/** The viewer of a comic chapter. */
export const loadOpenedComic = () => withChunkTimeout(comic);

/** The viewer that a type of work opens in, to come while its chapter is still asked for. */
export function fetchViewer(contentType: string): void {
  const load = contentType.endsWith('novel') ? loadNovelChapter : comic;
  // What does not come is asked for again, and said, where it is drawn.
  load().catch(() => null);
}
