import type { Reading } from '../reading.ts';
import { ImportError } from '../../import-error.ts';
import type { FoundChapter } from '../found-work.ts';
import { pictureFile, pictureSize } from '../../picture/picture-file.ts';

export type Page = {
  /** For messages. */
  readonly name: string;
  /** The same for the same file, so that it is encoded once. */
  readonly key: string;
  readonly read: () => Promise<Uint8Array>;
};

export type PageChapter = {
  readonly key: string;
  readonly name: string;
  readonly pages: readonly Page[];
};

/** A page this much taller than wide belongs to a strip that is scrolled. */
const stripFrom = 2;

async function* picturesOf(pages: readonly Page[]) {
  for (const { name, key, read } of pages) {
    yield { key, picture: pictureFile(name, await read()) };
  }
}

export function foundChapter({ key, name, pages }: PageChapter): FoundChapter {
  return {
    key,
    name,
    pageCount: pages.length,
    body: { kind: 'images', pages: () => picturesOf(pages) },
  };
}

/**
 * Looks at every page before any is stored: that it is a picture, of the kind that its name says,
 * and not too large. Tells whether most of them are strips.
 */
export async function inspectPages(
  chapters: readonly PageChapter[],
  { signal }: Reading,
): Promise<{ strips: boolean }> {
  let [strips, count] = [0, 0];
  for (const { name, read } of chapters.flatMap(({ pages }) => pages)) {
    signal?.throwIfAborted();
    const { width, height } = await pictureSize(name, pictureFile(name, await read()));
    count += 1;
    if (height > width * stripFrom) strips += 1;
  }
  if (count === 0) throw new ImportError('there is no picture in it');
  return { strips: strips * 2 > count };
}
