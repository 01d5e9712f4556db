import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '../import-error.ts';
import { withWrittenBook } from '../epub/write/with-written-book.ts';
import { cutTrial } from '../epub/write/write-trial.ts';
import { nowhere } from '../epub/write/written-book.ts';
import { createPictureReader } from '#ingest/picture/open/mend-picture.ts';
import type { Omission } from '../report/omissions.ts';
import { isWithPreview, type ChapterSource, type WorkSource } from '../work-source.ts';
import { assembleWork } from './assemble-work.ts';
import { folderWithArchives } from './comic/folder-archives.ts';
import { readImageComic } from './comic/image-comic.ts';
import type { FoundChapter, FoundWork } from '#ingest/found-work.ts';
import type { ImportOptions } from './import-options.ts';
import { openFile } from './open-file.ts';
import { withPlainNames } from './plain-names.ts';
import { startReading, type Reading } from '#ingest/reading.ts';
import { printOf } from '#ingest/watch/print-of.ts';

export type OpenWork = {
  readonly source: WorkSource;
  readonly chapters: readonly FoundChapter[];
  /** What was chosen or taken for granted, one line each. */
  readonly notes: readonly string[];
  /** What was left out so far; chapters add to it as they are read. */
  omissions(): readonly Omission[];
  /**
   * Reads every chapter to its end and stores nothing: then `omissions` is complete. Gives the names
   * of chapters that are to have a preview and of which none can be made.
   */
  lookOver(): Promise<readonly string[]>;
  readonly close: () => void;
};

/** Whether a preview can be made of it, where one is wanted. */
async function readToTheEnd(
  { body, sales }: ChapterSource,
  readPicture: ReturnType<typeof createPictureReader>,
): Promise<boolean> {
  if (body.kind === 'epub') {
    if (isWithPreview(sales)) {
      return withWrittenBook(body.book, async ({ archive }) => (await cutTrial(archive)) !== null);
    }
    await body.book(nowhere());
    return true;
  }
  for await (const { picture } of body.pages()) {
    await readPicture(typeof picture === 'function' ? await picture() : picture);
  }
  return true;
}

async function openFound(
  file: string,
  options: ImportOptions,
  reading: Reading,
): Promise<{ found: FoundWork; close: () => void }> {
  const there = await stat(file).catch(() => null);
  if (there?.isFile()) return openFile(file, options, reading);
  if (!there?.isDirectory()) throw new ImportError(`${path.basename(file)} is no file or folder`);
  const files = await folderWithArchives(file, reading);
  try {
    const origin = { files, name: path.basename(file), digest: files.digest, reading };
    return { found: await readImageComic(origin), close: files.close };
  } catch (error) {
    files.close();
    throw error;
  }
}

/**
 * Reads what a file or folder holds and looks over all of it, before anything is stored. Throws
 * `ImportError` for what cannot be taken. `close` when the work was taken in.
 */
export async function openWork(
  given: string,
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<OpenWork> {
  const file = path.resolve(given);
  if ((await stat(file).catch(() => null)) === null) {
    throw new ImportError(`there is no file or folder at ${given}`);
  }
  const reading = startReading(signal);
  const print = await printOf(file);
  const { found: asFound, close } = await openFound(file, options, reading);
  try {
    const found = withPlainNames(asFound);
    const assembled = assembleWork(found, options);
    return {
      ...assembled,
      source: {
        ...assembled.source,
        async checkFile() {
          if ((await printOf(file)) === print) return;
          throw new ImportError(`${path.basename(file)} was written to while it was read`);
        },
      },
      chapters: found.chapters,
      omissions: () => reading.omissions.all(),
      async lookOver() {
        const readPicture = createPictureReader();
        const without: string[] = [];
        for (const chapter of assembled.source.chapters) {
          signal?.throwIfAborted();
          if (!(await readToTheEnd(chapter, readPicture))) without.push(chapter.name);
        }
        return without;
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
