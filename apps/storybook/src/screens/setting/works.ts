import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { ArtWork } from '#art/art-works.ts';

export type Work = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly synopsis: string;
  readonly author: string;
  readonly genre: string;
  readonly chapters: readonly string[];
  readonly cover: string;
  readonly wide: string;
};
export type Works = { readonly locale: Locale; readonly all: readonly Work[] };

/** The demo works in a language; in English where they are not told in it. */
export async function loadWorks(locale: Locale): Promise<Works> {
  const response = await fetch('/art/works.json');
  const told = (await response.json()) as readonly ArtWork[];
  const tongue = locale === 'vi-VN' ? 'en-US' : locale;
  return {
    locale,
    all: told.map((work, index) => ({
      id: index + 1,
      slug: work.slug,
      title: work.title[tongue],
      synopsis: work.synopsis[tongue],
      author: work.authors[0]?.name[tongue] ?? '',
      genre: work.genre,
      chapters: work.chapters.map((title) => title[tongue]),
      cover: `/art/${work.slug}.${tongue}.webp`,
      wide: `/art/${work.slug}.wide.webp`,
    })),
  };
}
