import { writeFile } from 'node:fs/promises';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
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
  const { type, language, orientation, name, authors } = source;
  const { contributors, series, accessibility } = source;
  return {
    work: { type, language, orientation, name, authors, contributors, series, accessibility },
    chapters: chapters.map((chapter) => ({
      name: chapter.name,
      key: chapter.key,
      pages: chapter.pageCount,
      characters: chapter.characters,
    })),
    notes,
    leftOut: work.omissions(),
  };
}

export function reportOf(file: string, work: OpenWork, outcome: Outcome): WorkReport {
  return { file, ...outcome, ...contents(work) };
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
    throw new StartError(`the report cannot be written to ${file}: ${systemErrorCode(error)}`);
  }
}
