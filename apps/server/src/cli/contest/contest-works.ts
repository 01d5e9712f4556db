import { StartError } from '#errors/start-error.ts';
import { contestsText } from '#modules/contest/contest-places.ts';
import { entriesOf, excludeEntry, keepAwards } from '#modules/contest/operators/judge-contest.ts';
import { withdrawContest, writeContest } from '#modules/contest/operators/write-contest.ts';
import { writtenContests } from '#modules/contest/operators/list-contests.ts';
import { putPictures, writePage } from '#modules/written/written-pages.ts';
import { actFrom, actOptions, numberFrom } from '../help/act-options.ts';
import { parse, refusePositionals } from '../parse.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import { operatorFrom } from '../wallet/by-operator.ts';
import { contestNumberFrom, readAwards, readContestFolder, readPages } from './contest-folder.ts';
import { describeAdded, describeContest, describeEntry } from './describe-contest.ts';
import type { Works } from './run-work.ts';
import { storePictures } from './store-pictures.ts';

const reasonOptions = { ...actOptions, reason: { type: 'string' } } as const;

function only(what: string, [given, ...more]: readonly string[]): string {
  if (given === undefined) throw new UsageError(`which ${what}?`);
  refusePositionals(more);
  return given;
}

/** Each refuses what it does not understand before anything is opened. */
export const contestWorks: Works = {
  add: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const { by, done } = actFrom(values);
    const { picture, pictures, texts, ...written } = await readContestFolder(
      only('folder', positionals),
    );
    const what = describeAdded({ ...written, texts, pictures });
    return async (place) => {
      if (!done) return `would be published, with --yes\n${what}`;
      const ids = await storePictures(place, pictures);
      const imageId = ids.get(picture);
      if (imageId === undefined) throw new StartError(`${picture} is no picture`);
      const now = new Date();
      const kept = { ...written, imageId, texts, pictures: ids, writtenBy: by };
      await writeContest(place.db, kept, now);
      return `published\n${what}`;
    };
  },
  front: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const { by, done } = actFrom(values);
    const folder = only('folder', positionals);
    const { texts, pictures } = await readPages(folder, ['page']);
    const { page: body } = texts;
    if (body === undefined) throw new UsageError(`${folder} has no page.md`);
    const what = describeAdded({ title: 'above all contests', texts, pictures });
    return async (place) => {
      if (!done) return `would be published, with --yes\n${what}`;
      await putPictures(place.db, contestsText.folder, await storePictures(place, pictures));
      await writePage(place.db, { key: contestsText.key, body, writtenBy: by }, new Date());
      return `published\n${what}`;
    };
  },
  list: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return async ({ db }) => {
      const found = await writtenContests(db);
      if (found.length === 0) return 'nothing is written yet\n';
      const now = new Date();
      return found.map((each) => describeContest(each, now)).join('');
    };
  },
  entries: async (args) => {
    const contestNo = contestNumberFrom(parse(args, {}).positionals);
    return async ({ db }) => {
      const found = await entriesOf(db, contestNo);
      return found.length === 0 ? 'no title is entered\n' : found.map(describeEntry).join('');
    };
  },
  judge: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const [number = '', ...rest] = positionals;
    const contestNo = contestNumberFrom([number]);
    const awards = await readAwards(only('file of awards', rest));
    const { done } = actFrom(values);
    const what = awards
      .map(({ rank, contentId }) => `  ${printable(rank)}: title ${contentId}\n`)
      .join('');
    return async ({ db }) => {
      if (!done) return `would be kept, with --yes\n${what}`;
      const strangers = await keepAwards(db, contestNo, awards);
      if (strangers.length === 0) return `kept\n${what}`;
      throw new StartError(`entered in contest ${contestNo} is no title ${strangers.join(', ')}`);
    };
  },
  exclude: async (args) => {
    const { positionals, values } = parse(args, reasonOptions);
    const [number = '', ...rest] = positionals;
    const of = { contestNo: contestNumberFrom([number]), contentId: numberFrom('title', rest) };
    const { done } = actFrom(values);
    const by = operatorFrom(values);
    const what = `  title ${of.contentId} out of contest ${of.contestNo}\n`;
    return async ({ db }) => {
      if (!done) return `would be put out, with --yes\n${what}`;
      const was = await excludeEntry(db, of, by, new Date());
      return was ? `put out\n${what}` : `is no entry\n${what}`;
    };
  },
  withdraw: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const contestNo = contestNumberFrom(positionals);
    const { by, done } = actFrom(values);
    return async ({ db }) => {
      const what = `  contest ${contestNo}\n`;
      if (!done) return `would be withdrawn, with --yes\n${what}`;
      const was = await withdrawContest(db, contestNo, by, new Date());
      return was ? `withdrawn\n${what}` : `is not shown\n${what}`;
    };
  },
};
