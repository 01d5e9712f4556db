import { readdirSync, readFileSync } from 'node:fs';

const works = new URL('../../works/', import.meta.url);

/** The Markdown of a folder of `works`, by the names of its files without their ending. */
export function textsOf(folder: string): Readonly<Record<string, string>> {
  const place = new URL(`${folder}/`, works);
  return Object.fromEntries(
    readdirSync(place).map((file) => [
      file.replace(/\.md$/, ''),
      readFileSync(new URL(file, place), 'utf8').trim(),
    ]),
  );
}
