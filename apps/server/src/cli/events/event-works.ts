import { and, eq, inArray } from 'drizzle-orm';
import { eventPhase } from '@hanji/domain/events/event-phase.ts';
import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { StartError } from '#errors/start-error.ts';
import { eventPath } from '#modules/events/event-places.ts';
import {
  withdrawEvent,
  writeEvent,
  writtenEvents,
  type EventRow,
} from '#modules/events/write-event.ts';
import { describeAdded } from '../contest/describe-contest.ts';
import type { Works } from '../contest/run-work.ts';
import { storePictures } from '../contest/store-pictures.ts';
import { actFrom, actOptions, numberFrom } from '../help/act-options.ts';
import { parse, refusePositionals } from '../parse.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import { readEventFolder } from './event-folder.ts';

function when(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function describeEvent(row: EventRow, now: Date): string {
  const { id, language, key, title, startAt, endAt, publishedAt, withdrawnAt, withdrawnBy } = row;
  const gone = withdrawnAt === null ? '' : `, withdrawn by ${printable(withdrawnBy ?? '')}`;
  const waits = publishedAt > now ? `, published ${when(publishedAt)}` : '';
  return `${id}  ${language} ${key}, ${eventPhase(row, now)}${waits}${gone}
  ${printable(title)}: ${when(startAt)} to ${when(endAt)}${row.mature ? ', for adults' : ''}
`;
}

/** @throws StartError where a title is not there, or in another language than the event */
async function checkTitles(db: Executor, ids: readonly number[], language: Locale): Promise<void> {
  const rows = await db
    .select({ id: content.id })
    .from(content)
    .where(and(inArray(content.id, [...ids]), eq(content.language, language)));
  const strangers = ids.filter((id) => !rows.some((row) => row.id === id));
  if (strangers.length > 0) throw new StartError(`in ${language} is no title ${strangers.join()}`);
}

/** Each refuses what it does not understand before anything is opened. */
export const eventWorks: Works = {
  add: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const [folder, ...more] = positionals;
    if (folder === undefined) throw new UsageError('which folder? One with event.json is wanted');
    refusePositionals(more);
    const { by, done } = actFrom(values);
    const now = new Date();
    const { picture, pictures, texts, ...written } = await readEventFolder(folder, now);
    const { key, language, title, titles, startAt, endAt } = written;
    const what = `  ${language} ${key}, ${when(startAt)} to ${when(endAt)}
${describeAdded({ title, texts, pictures })}`;
    return async (place) => {
      await checkTitles(place.db, titles, language);
      if (!done) return `would be published, with --yes\n${what}`;
      const ids = await storePictures(place, pictures);
      const imageId = ids.get(picture);
      if (imageId === undefined) throw new StartError(`${picture} is no picture`);
      const kept = { ...written, imageId, pictures: ids, writtenBy: by };
      const id = await writeEvent(place.db, kept, now);
      return `published at ${written.link || eventPath(id)}\n${what}`;
    };
  },
  list: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return async ({ db }) => {
      const now = new Date();
      const found = await writtenEvents(db);
      return found.map((row) => describeEvent(row, now)).join('') || 'nothing is written yet\n';
    };
  },
  withdraw: async (args) => {
    const { positionals, values } = parse(args, actOptions);
    const id = numberFrom('event', positionals);
    const { by, done } = actFrom(values);
    return async ({ db }) => {
      const found = (await writtenEvents(db)).find((row) => row.id === id);
      if (found === undefined) throw new StartError(`there is no event ${id}`);
      const what = `  ${printable(found.title)}\n`;
      if (found.withdrawnAt !== null) return `withdrawn already\n${what}`;
      if (!done) return `would be withdrawn, with --yes\n${what}`;
      await withdrawEvent(db, id, by, new Date());
      return `withdrawn\n${what}`;
    };
  },
};
