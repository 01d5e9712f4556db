import type { Picture } from '@hanji/contract/entities/image.ts';
import { contestPhase, type ContestCalendar } from '@hanji/domain/contests/contest-phase.ts';
import type { EntryRow, WrittenContestRow } from '#modules/contest/operators/list-contests.ts';
import type { LeftOut } from '#modules/written/left-out.ts';
import { readWritten } from '#modules/written/read-written.ts';
import { printable } from '../printable.ts';
import type { PictureFiles } from './contest-folder.ts';

type Added = Partial<ContestCalendar & { readonly announcedAt: Date }> & {
  readonly contestNo?: number;
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: PictureFiles;
};

const why: Readonly<Record<LeftOut['what'], string>> = {
  html: 'HTML is left out',
  link: 'a link is left out: it leads neither to a page of the site nor to https, http or mailto',
  picture: 'a picture is left out: it is no file of the folder, or stands in the midst of words',
};

const anyPicture: Picture = { url: '', width: 1, height: 1 };

function when(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What would be published, and what of it readers would not see. */
export function describeAdded({ contestNo, title, texts, pictures, ...calendar }: Added): string {
  const known = new Map([...pictures.keys()].map((name) => [name, anyPicture]));
  const faults = Object.entries(texts).flatMap(([name, markdown]) =>
    readWritten(markdown, known).leftOut.map(
      ({ what, line }) => `  ${name}.md, line ${line}: ${why[what]}\n`,
    ),
  );
  const { announcedAt, opensAt, closesAt, resultAt } = calendar;
  const steps = [
    announcedAt && `  announced ${when(announcedAt)}\n`,
    opensAt && closesAt && `  takes entries ${when(opensAt)} to ${when(closesAt)}\n`,
    resultAt && `  results ${when(resultAt)}\n`,
  ].filter(Boolean);
  const number = contestNo === undefined ? '' : `${contestNo}  `;
  const of = `${Object.keys(texts).join(', ')}; ${pictures.size} pictures`;
  return `  ${number}${printable(title)}: ${of}\n${steps.join('')}${faults.join('')}`;
}

export function describeContest(row: WrittenContestRow, now: Date): string {
  const { contestNo, title, announcedAt, opensAt, closesAt, resultAt, entries } = row;
  const phase = now < announcedAt ? 'not announced' : contestPhase(row, now);
  const gone = row.withdrawnAt === null ? '' : `, withdrawn by ${printable(row.withdrawnBy ?? '')}`;
  return `${contestNo}  ${printable(title)}: ${phase}, ${entries} entries, ${row.awards} awards${gone}
  announced ${when(announcedAt)}, entries ${when(opensAt)} to ${when(closesAt)}, results ${when(resultAt)}
`;
}

export function describeEntry({ contentId, name, enteredAt, ...row }: EntryRow): string {
  const out = row.excludedAt === null ? '' : `  put out: ${printable(row.excludedReason ?? '')}\n`;
  return `${contentId}  ${printable(name)}, entered ${when(enteredAt)}\n${out}`;
}
