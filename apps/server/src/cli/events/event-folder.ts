import path from 'node:path';
import { contentCategories, locales } from '@hanji/contract/vocabulary.ts';
import { setLink } from '@hanji/domain/paths/set-link.ts';
import { z } from 'zod';
import { readPages } from '../contest/contest-folder.ts';
import { line, moment, readJson } from '../contest/json-file.ts';
import { UsageError } from '../usage-error.ts';

const href = line(2000).refine((given) => setLink(given) !== null, {
  error: 'is neither a path of the site nor an address by https',
});

const eventFile = z.strictObject({
  key: z.string().regex(/^[\w-]{1,64}$/),
  language: z.enum(locales),
  /** Left out where it is among the events of both. */
  category: z.enum(contentCategories).nullable().default(null),
  title: line(100),
  summary: z.string().trim().max(200).default(''),
  /** The name of a file beside it. */
  picture: line(200),
  mature: z.boolean().default(false),
  /** Left out where it is when the command runs. */
  publish: moment.optional(),
  start: moment,
  end: moment,
  /** The titles that take part, by the numbers in their addresses. */
  titles: z.array(z.int().positive().max(2_147_483_647)).max(100).default([]),
  links: z
    .array(z.strictObject({ label: line(40), href }))
    .max(4)
    .default([]),
  /** Where it takes place, if that is no page here. */
  link: href.optional(),
});

/** An event out of a folder: `event.json`, and `page.md` with its pictures where it has a page. */
export async function readEventFolder(folder: string, now: Date) {
  const { picture, publish, start, end, link, ...words } = await readJson(
    path.join(folder, 'event.json'),
    eventFile,
  );
  const { texts, pictures } = await readPages(folder, ['page']);
  const { page: body } = texts;
  if (body === undefined && link === undefined) throw new UsageError(`${folder} has no page.md`);
  if (!pictures.has(picture)) throw new UsageError(`${folder} has no picture ${picture}`);
  if (start >= end) throw new UsageError('start comes before end');
  if (new Set(words.titles).size < words.titles.length) {
    throw new UsageError('titles: a title takes part once');
  }
  const period = { publishedAt: publish ?? now, startAt: start, endAt: end };
  return { ...words, ...period, link: link ?? '', picture, texts, body, pictures };
}
