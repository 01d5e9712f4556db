import { widestComicImage } from '@hanji/domain/screens/widths.ts';
import type { ComicSource } from '#comic/engine/comic-image.ts';

/** What an `<img>` needs to choose among the sources. */
export type SourceSet = {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
};

/**
 * How wide an image is shown that is as high as the screen, enlarged by a zoom: in words of `sizes`,
 * so that a page can ask for it before any script runs.
 */
export function lyingSizes(
  { width, height }: { readonly width: number; readonly height: number },
  zoom = 1,
): string {
  return `${Math.ceil((100 * zoom * width) / height)}vh`;
}

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

/**
 * Sources as `srcset`; undefined when there is none. `share` is 2 for a paired page, `widest` how
 * wide an image is shown at most, in CSS pixels.
 */
export function sourceSet(
  sources: readonly ComicSource[],
  share: 1 | 2,
  widest: number = widestComicImage,
): SourceSet | undefined {
  const sorted = sources.toSorted((a, b) => a.width - b.width);
  const last = sorted.at(-1);
  if (!last) return undefined;
  return {
    src: last.url,
    srcSet: sorted.map((source) => `${source.url} ${source.width}w`).join(', '),
    sizes: `(min-width: ${widest * share}px) ${widest}px, ${100 / share}vw`,
  };
}
