import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contestNumbers, type ContestNumber } from '@hanji/contract/contest-vocabulary.ts';
import { isContestOrdered } from '@hanji/domain/contests/contest-phase.ts';
import { z } from 'zod';
import { readTextFile } from '../help/read-text-file.ts';
import { UsageError } from '../usage-error.ts';
import { line, moment, readJson } from './json-file.ts';

const contestFile = z.strictObject({
  number: z.literal(contestNumbers),
  title: line(100),
  lead: line(200),
  /** The name of a file beside it. */
  picture: line(200),
  announce: moment,
  open: moment,
  close: moment,
  result: moment,
});

const awardsFile = z
  .array(
    z.strictObject({
      title: z.int().positive(),
      rank: line(30),
      prize: z.string().trim().max(100).default(''),
      comment: z.string().trim().max(2000).default(''),
      judge: z.string().trim().max(100).default(''),
    }),
  )
  .max(1000);

const pictureFile = /\.(?:png|jpe?g|webp|gif)$/i;
const largestPicture = 20_000_000;

/** Files that pages may name as pictures, by their names. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>;

/** The texts of a folder by the names of their files without `.md`, and its pictures. */
export async function readPages(folder: string, names: readonly string[]) {
  const files = await readdir(folder).catch(() => {
    throw new UsageError(`${folder} is no folder that can be read`);
  });
  const texts: Record<string, string> = {};
  for (const name of names) {
    if (files.includes(`${name}.md`)) {
      texts[name] = await readTextFile(path.join(folder, `${name}.md`));
    }
  }
  const pictures = new Map<string, Uint8Array>();
  for (const name of files.filter((file) => pictureFile.test(file))) {
    const bytes = await readFile(path.join(folder, name));
    if (bytes.length > largestPicture) {
      throw new UsageError(`${name} has over ${largestPicture} bytes`);
    }
    pictures.set(name, bytes);
  }
  return { texts, pictures };
}

/** A contest out of a folder: `contest.json`, `page.md`, `list.md` and `result.md`, and pictures. */
export async function readContestFolder(folder: string) {
  const { number, picture, announce, open, close, result, ...words } = await readJson(
    path.join(folder, 'contest.json'),
    contestFile,
  );
  const { texts, pictures } = await readPages(folder, ['page', 'list', 'result']);
  if (texts['page'] === undefined) throw new UsageError(`${folder} has no page.md`);
  if (!pictures.has(picture)) throw new UsageError(`${folder} has no picture ${picture}`);
  const calendar = { announcedAt: announce, opensAt: open, closesAt: close, resultAt: result };
  if (!isContestOrdered(calendar, announce)) {
    throw new UsageError('announce, open, close and result follow each other in time');
  }
  return { contestNo: number, ...words, ...calendar, picture, texts, pictures };
}

/** @throws UsageError where the file is none of awards */
export async function readAwards(file: string) {
  const awards = await readJson(file, awardsFile);
  return awards.map(({ title, ...award }) => ({ ...award, contentId: title }));
}

/** @throws UsageError for anything but the number of a contest */
export function contestNumberFrom([given = '', ...more]: readonly string[]): ContestNumber {
  const number = contestNumbers.find((each) => String(each) === given);
  if (number === undefined) {
    throw new UsageError(`which contest? One of ${contestNumbers.join(', ')}`);
  }
  if (more[0] !== undefined) throw new UsageError(`unexpected argument "${more[0]}"`);
  return number;
}
