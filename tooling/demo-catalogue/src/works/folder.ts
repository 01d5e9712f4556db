import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComicScript } from '#script.ts';
import { type NovelText, parseNovel } from './parse-novel.ts';

const folder = (name: string): string =>
  fileURLToPath(new URL(`../../works/${name}/`, import.meta.url));

const filesIn = (name: string, ending: string): string[] =>
  readdirSync(folder(name))
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => readFileSync(`${folder(name)}${file}`, 'utf8'));

/** Every comic script, by slug. */
export const readComics = (): ComicScript[] =>
  filesIn('comics', '.json').map((text) => JSON.parse(text) as ComicScript);

/** Every novel, by slug and language. */
export const readNovels = (): NovelText[] => filesIn('novels', '.md').map(parseNovel);
