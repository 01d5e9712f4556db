import type { Genre, Locale } from '@hanji/contract/vocabulary.ts';
import type { WorkLocale, Words } from '@hanji/demo-catalogue/script.ts';
import type { Art, ArtNovel, ArtPage, ArtWork } from '#art/art-works.ts';

export type Work = {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly synopsis: string;
  readonly author: string;
  readonly genre: Genre;
  readonly chapters: readonly string[];
  readonly color: string;
  readonly cover: string;
  readonly wide: string;
};

type Novel = ArtNovel & { readonly book: string };

/** What the demo tells and has drawn, in one language. */
export type Works = {
  readonly locale: Locale;
  readonly all: readonly Work[];
  /** Pages of the first work. */
  readonly pages: readonly ArtPage[];
  readonly novel: Novel;
};

/** The demo is told in six languages; elsewhere it is shown in English. */
export function workLocaleOf(locale: Locale): WorkLocale {
  return locale === 'vi-VN' ? 'en-US' : locale;
}

export function translated({ locale }: Pick<Works, 'locale'>, words: Words): string {
  return words[workLocaleOf(locale)];
}

/** @throws Error when there is no work at that place. */
export function workAt({ all }: Works, index: number): Work {
  const work = all[index];
  if (!work) throw new Error(`no work ${index} among ${all.length}`);
  return work;
}

/** The demo works in a language, as the design catalogue serves them. */
export async function loadWorks(locale: Locale): Promise<Works> {
  const [art, novels] = await Promise.all([
    fetch('/art/works.json').then((answer) => answer.json() as Promise<Art>),
    fetch('/art/novels.json').then((answer) => answer.json() as Promise<readonly ArtNovel[]>),
  ]);
  return worksOf(art, novels, locale);
}

/** @throws Error when no novel is told in the language. */
export function worksOf(art: Art, novels: readonly ArtNovel[], locale: Locale): Works {
  const workLocale = workLocaleOf(locale);
  const novel = novels.find((written) => written.locale === workLocale);
  if (!novel) throw new Error(`no novel in ${workLocale}`);
  return {
    locale,
    all: art.works.map((work, index) => toWork(work, index, workLocale)),
    pages: art.pages,
    novel: { ...novel, book: `/art/novel.${workLocale}.epub` },
  };
}

function toWork(work: ArtWork, index: number, workLocale: WorkLocale): Work {
  return {
    id: index + 1,
    slug: work.slug,
    title: work.title[workLocale],
    synopsis: work.synopsis[workLocale],
    author: work.authors[0]?.name[workLocale] ?? '',
    genre: work.genre,
    chapters: work.chapters.map((title) => title[workLocale]),
    color: work.color,
    cover: `/art/${work.slug}.${workLocale}.webp`,
    wide: `/art/${work.slug}.wide.webp`,
  };
}
