import type { ContentType } from '@hanji/contract/vocabulary.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { withChunkTimeout } from '@hanji/edition/lazy/chunk-timeout.ts';

/** The code of a viewer, which comes when it is first wanted. */
export type ViewerChunk<Chunk> = {
  readonly load: () => Promise<Chunk>;
  /** Null until it has come: what is here is drawn without another wait. */
  readonly here: () => Chunk | null;
};

function viewerChunk<Chunk>(get: () => Promise<Chunk>): ViewerChunk<Chunk> {
  let arrived: Chunk | null = null;
  return {
    async load() {
      arrived = await withChunkTimeout(get);
      return arrived;
    },
    here: () => arrived,
  };
}

// Chunks of their own: a comic never loads the novel's library, nor a novel the comic's strip.
export const comicViewer = viewerChunk(() => import('#chapter/comic/OpenedComic.tsx'));
export const novelViewer = viewerChunk(() => import('#chapter/novel/OpenedNovel.tsx'));

/** The viewer that a type of work opens in, to come while its chapter is still asked for. */
export function fetchViewer(contentType: ContentType): void {
  const viewer = workKind(contentType) === 'novel' ? novelViewer : comicViewer;
  // What does not come is asked for again, and said, where it is drawn.
  viewer.load().catch(() => null);
}
