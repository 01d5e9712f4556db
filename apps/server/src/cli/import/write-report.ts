import { writeFile } from 'node:fs/promises';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import type { OpenWork } from '#ingest/sources/open-work.ts';

/** What became of a file: `planned` by a dry run, `refused` by `--strict`. */
export type ReportedOutcome = 'created' | 'replaced' | 'unchanged' | 'planned' | 'refused';

/** Writes all that is known of an import as JSON; the format is in docs/importing.md. */
export async function writeReport(
  file: string,
  work: OpenWork,
  outcome: { readonly outcome: ReportedOutcome; readonly contentId?: number },
): Promise<void> {
  const { source, chapters, notes } = work;
  const { type, language, orientation, name, authors } = source;
  const report = {
    ...outcome,
    work: { type, language, orientation, name, authors },
    chapters: chapters.map((chapter) => ({
      name: chapter.name,
      key: chapter.key,
      pages: chapter.pageCount,
      characters: chapter.characters,
    })),
    notes,
    leftOut: work.omissions(),
  };
  try {
    await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new StartError(`the report cannot be written to ${file}: ${systemErrorCode(error)}`);
  }
}
