import { looksOf } from '#figure/looks.ts';
import { palettes } from '#paint/palette.ts';
import type { ComicScript } from '#script.ts';
import type { Title } from './title-facts.ts';

export function titleOf(
  script: Pick<ComicScript, 'slug' | 'palette' | 'cast'> & Partial<Pick<ComicScript, 'cover'>>,
): Title {
  const palette = palettes[script.palette];
  const { a, b, c } = script.cast;
  return {
    slug: script.slug,
    palette,
    emblem: script.cover?.emblem,
    looks: {
      a: looksOf(script.slug, 'a', a, palette),
      b: looksOf(script.slug, 'b', b, palette),
      ...(c === undefined ? {} : { c: looksOf(script.slug, 'c', c, palette) }),
    },
  };
}
