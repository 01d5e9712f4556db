import type { ComicSource } from '#comic/engine/comic-image.ts';
import { sizesOf } from '#comic/engine/shown-width.ts';

/** What an `<img>` needs to choose among the sources. */
export type SourceSet = {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
};

/**
 * Sources of a later try, by addresses of their own: a browser would have the same ones wait for a
 * request that has stalled, as that of a preload does which nobody can end.
 */
export function sourcesOfTry(sources: readonly ComicSource[], tries: number): ComicSource[] {
  return sources.map((source) => {
    const { url } = source;
    if (tries === 0 || /^(?:data|blob):/.test(url)) return source;
    return { ...source, url: `${url}${url.includes('?') ? '&' : '?'}try=${tries}` };
  });
}

/** Sources as `srcset`, for an image whose width `sizes` says; undefined when there is none. */
export function sourceSet(
  sources: readonly ComicSource[],
  sizes: string = sizesOf(),
): SourceSet | undefined {
  const sorted = sources.toSorted((a, b) => a.width - b.width);
  const last = sorted.at(-1);
  if (!last) return undefined;
  const srcSet = sorted.map((source) => `${source.url} ${source.width}w`).join(', ');
  return { src: last.url, srcSet, sizes };
}
