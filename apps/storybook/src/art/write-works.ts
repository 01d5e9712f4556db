import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { genres, type Genre } from '@hanji/contract/vocabulary.ts';
import { bookOf } from '@hanji/demo-catalogue/book/epub.ts';
import { workLocales } from '@hanji/demo-catalogue/script.ts';
import { readComics, readNovels } from '@hanji/demo-catalogue/works/folder.ts';
import sharp from 'sharp';
import { type Art, type ArtNovel, type ArtPage, artWorks, pagesShown } from './art-works.ts';
import { artFolder } from './public-folder.ts';

/** Writes `works.json`: what the works are called and how their covers and pages look. */
export async function writeWorks(): Promise<void> {
  const comics = readComics();
  const works = artWorks.flatMap((slug) => comics.find((comic) => comic.slug === slug) ?? []);
  const art: Art = {
    works: await Promise.all(
      works.map(async ({ slug, title, synopsis, authors, genre, chapters }) => ({
        slug,
        title,
        synopsis,
        authors,
        genre: genreOf(genre),
        chapters: chapters.map((chapter) => chapter.title),
        color: await colorOf(`${slug}.en-US.webp`),
      })),
    ),
    pages: await drawnPages(),
  };
  writeFileSync(path.join(artFolder, 'works.json'), JSON.stringify(art));
}

/** Writes `novels.json` and, for each language, the first chapter of its first novel as a book. */
export function writeNovels(): void {
  const novels = readNovels();
  const shown = workLocales.flatMap((locale): ArtNovel[] => {
    const novel = novels.find((written) => written.locale === locale);
    if (!novel) return [];
    const book = bookOf(novel, [0]);
    writeFileSync(path.join(artFolder, `novel.${locale}.epub`), book);
    const { title, synopsis, authors, genre } = novel;
    const chapter = novel.chapters[0]?.title ?? '';
    return [{ locale, title, synopsis, authors, genre, chapter, size: book.length }];
  });
  writeFileSync(path.join(artFolder, 'novels.json'), JSON.stringify(shown));
}

function genreOf(name: string): Genre {
  const genre = genres.find((known) => known === name);
  if (!genre) throw new Error(`${name} is no genre`);
  return genre;
}

async function colorOf(file: string): Promise<string> {
  const { dominant } = await sharp(path.join(artFolder, file)).stats();
  const hex = (value: number): string => value.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

async function drawnPages(): Promise<ArtPage[]> {
  const names = Array.from(
    { length: pagesShown },
    (_, index) => `${artWorks[0]}.page-${index + 1}.webp`,
  );
  const drawn = names.filter((name) => existsSync(path.join(artFolder, name)));
  return Promise.all(
    drawn.map(async (name) => {
      const { width, height } = await sharp(path.join(artFolder, name)).metadata();
      return { url: `/art/${name}`, width, height };
    }),
  );
}
