import { access, constants, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import { isPictureName } from '#ingest/picture/picture-file.ts';
import { isArchiveName, isBookName } from '#ingest/sources/find/work-names.ts';
import type { OpenWork } from '#ingest/sources/open-work.ts';

type Outcome = {
  /** `planned` by a dry run; `refused` for what cannot be taken, or not whole with `--strict`. */
  readonly outcome: 'created' | 'replaced' | 'unchanged' | 'planned' | 'refused';
  readonly contentId?: number;
  /** Why it was refused. */
  readonly refusal?: string;
};

/** What is known of one file or folder; the format is in docs/importing.md. */
export type WorkReport = Outcome & { readonly file: string } & Partial<ReturnType<typeof contents>>;

function contents(work: OpenWork) {
  const { source, chapters, notes } = work;
  const { type, language, orientation, sideways, name, authors } = source;
  const { contributors, series, accessibility } = source;
  return {
    work: {
      type,
      language,
      orientation,
      sideways,
      name,
      authors,
      contributors,
      series,
      accessibility,
    },
    chapters: chapters.map((chapter) => ({
      name: chapter.name,
      key: chapter.key,
      pages: chapter.pageCount,
      characters: chapter.characters,
      pictures: chapter.pictures,
    })),
    notes,
    leftOut: work.omissions(),
  };
}

export function reportOf(file: string, work: OpenWork, outcome: Outcome): WorkReport {
  return { file, ...outcome, ...contents(work) };
}

function cannotWrite(file: string, why: string | null): StartError {
  return new StartError(`the report cannot be written to ${file}: ${why ?? 'it is not known why'}`);
}

/** Asked before works are taken in, which may take hours: whether a report can be written there. */
export async function checkReport(file: string): Promise<void> {
  if (isBookName(file) || isArchiveName(file) || isPictureName(file)) {
    throw cannotWrite(file, 'it is called like a work, whose place it would take');
  }
  const folder = path.dirname(file);
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) throw cannotWrite(file, 'it is a folder');
  try {
    await access(found === null ? folder : file, constants.W_OK);
  } catch (error) {
    const code = systemErrorCode(error);
    throw cannotWrite(file, code === 'ENOENT' ? `there is no folder ${folder}` : code);
  }
}

/** Writes what became of all works of a run, and which files were none, as JSON. */
export async function writeReport(
  file: string,
  works: readonly WorkReport[],
  passedOver: readonly string[],
): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify({ works, passedOver }, null, 2)}\n`);
  } catch (error) {
    throw cannotWrite(file, systemErrorCode(error));
  }
}
