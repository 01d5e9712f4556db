import { guidePlace, writtenGuides } from '#modules/written/guides.ts';
import { putPictures, titledParts, writePage } from '#modules/written/written-pages.ts';
import type { Command } from '../command.ts';
import { actFrom, actOptions } from '../help/act-options.ts';
import { parse, refusePositionals } from '../parse.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import { readPages } from './contest-folder.ts';
import { describeAdded } from './describe-contest.ts';
import { runWork, type Works } from './run-work.ts';
import { storePictures } from './store-pictures.ts';

/** @throws UsageError for anything but a name as addresses have it, and so many other things */
function nameFrom([name = '', ...more]: readonly string[]) {
  if (!/^[\w-]{1,64}$/.test(name)) {
    throw new UsageError('a guide has a name of letters, digits, "-" and "_", up to 64');
  }
  return { name, more };
}

const works: Works = {
  add: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const { name, more } = nameFrom(positionals);
    const [folder, ...rest] = more;
    if (folder === undefined) throw new UsageError('which folder? One with page.md is wanted');
    refusePositionals(rest);
    const { by, done } = actFrom(values);
    const { texts, pictures } = await readPages(folder, ['page']);
    const { page: body = '' } = texts;
    const parts = titledParts(body);
    if (parts === null) throw new UsageError(`${folder}/page.md begins with "# " and a title`);
    const what = describeAdded({ title: parts.title, texts, pictures });
    return async (place) => {
      if (!done) return `would be published, with --yes\n${what}`;
      const { folder: own, key } = guidePlace(name);
      await putPictures(place.db, own, await storePictures(place, pictures));
      await writePage(place.db, { key, body, writtenBy: by }, new Date());
      return `published at /event/guide/${name}\n${what}`;
    };
  },
  list: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return async ({ db }) => {
      const found = await writtenGuides(db);
      const lines = found.map(({ name, title, version, writtenBy }) => {
        const what = title === null ? 'withdrawn' : printable(title);
        return `${name}  ${what}, version ${version} by ${printable(writtenBy)}\n`;
      });
      return lines.join('') || 'nothing is written yet\n';
    };
  },
  withdraw: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const { name, more } = nameFrom(positionals);
    refusePositionals(more);
    const { by, done } = actFrom(values);
    return async ({ db }) => {
      const found = (await writtenGuides(db)).find((each) => each.name === name);
      if (found === undefined || found.title === null) return `is not shown\n  ${name}\n`;
      const what = `  ${name}  ${printable(found.title)}\n`;
      if (!done) return `would be withdrawn, with --yes\n${what}`;
      // Its versions stay, with who wrote them.
      await writePage(db, { key: guidePlace(name).key, body: '', writtenBy: by }, new Date());
      return `withdrawn\n${what}`;
    };
  },
};

export const guideCommand: Command = {
  usage: 'add … | list | withdraw …',
  options: [
    'add <name> <folder> [--operator <name>] [--yes]',
    '                                    publishes page.md, which begins with "# " and a title, and',
    '                                    the pictures that it names, at /event/guide/<name>',
    'list                                lists all of them',
    'withdraw <name> [--operator <name>] [--yes]',
    '                                    takes one from its readers',
    'Without --yes, or with --dry-run, these only say what they would do.',
  ],
  summary: 'Publish and withdraw the guide pages to which banners lead',
  run: (args, environment) => runWork('guide', works, args, environment),
};
