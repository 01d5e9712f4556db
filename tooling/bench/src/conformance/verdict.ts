import type { WorkReport } from '@hanji/server/cli/import/output/report.ts';
import type { Difference, Passage } from './compare-texts.ts';

/** What there is of a book in its file and in the catalogue. */
export type Counted = {
  /** Of a novel: what its texts differ in. Null for a comic and where the file cannot be read. */
  readonly texts: Difference | null;
  /** Characters that are no white space, of the source. Null where the file cannot be read. */
  readonly letters: number | null;
  /** Pictures of a comic's file, one a page. Null where they cannot be counted. */
  readonly pictures: number | null;
  readonly pages: number;
};

export type Verdict = { readonly held: boolean; readonly words: string };

function lettersOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { text }) => sum + [...text].length, 0);
}

/**
 * Characters that the report says readers will not see. Metadata stands on no page, and what is
 * behind something that is never closed a browser does not show either.
 */
export function reportedLetters({ leftOut = [] }: WorkReport): number {
  return leftOut
    .filter(({ kind, reason }) => kind !== 'metadata' && !reason.endsWith(' that is never closed'))
    .reduce((sum, { characters = 0 }) => sum + characters, 0);
}

/** Pictures in whose place readers see nothing, by the report. */
function reportedPictures({ leftOut = [] }: WorkReport): number {
  return leftOut.filter(({ kind, gap }) => kind === 'picture' && gap !== true).length;
}

const held: Verdict = { held: true, words: 'whole' };
const missed = (words: string): Verdict => ({ held: false, words });

function ofNovel(texts: Difference, reported: number): Verdict {
  const [lost, added] = [lettersOf(texts.lost), lettersOf(texts.added)];
  if (added > 0) return missed(`${added} characters that the book has not`);
  if (lost > reported) return missed(`${lost} characters lost, ${reported} of them reported`);
  if (lost < reported) return missed(`${reported} characters reported, ${lost} of them lost`);
  return held;
}

function ofComic({ letters, pictures, pages }: Counted, report: WorkReport): Verdict {
  const [silent, reported] = [letters ?? 0, reportedLetters(report)];
  if (letters !== null && silent !== reported) {
    return missed(`${silent} characters are no picture, ${reported} of them reported`);
  }
  const without = reportedPictures(report);
  if (pictures !== null && pages + without < pictures) {
    return missed(`${pictures} pictures, ${pages} pages, ${without} reported`);
  }
  return held;
}

/** Whether a book came in whole, or said of all that did not come that it did not. */
export function verdictOf(report: WorkReport, counted: Counted): Verdict {
  if (counted.texts !== null) return ofNovel(counted.texts, reportedLetters(report));
  return ofComic(counted, report);
}
