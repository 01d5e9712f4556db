import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComicScript } from '#script.ts';
import { type NovelText, parseNovel } from './parse-novel.ts';

function folder(name: string): string {
  return fileURLToPath(new URL(`../../works/${name}/`, import.meta.url));
}

function filesIn(name: string, ending: string): string[] {
  return readdirSync(folder(name))
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => readFileSync(`${folder(name)}${file}`, 'utf8'));
}

/** Every comic script, by slug. */
export function readComics(): ComicScript[] {
  return filesIn('comics', '.json').map((text) => JSON.parse(text) as ComicScript);
}

/** Every novel, by slug and language. */
export function readNovels(): NovelText[] {
  return filesIn('novels', '.md').map(parseNovel);
}
