import { bannerCategories } from '@hanji/contract/banner-vocabulary.ts';
import { StartError } from '#errors/start-error.ts';
import {
  addBanner,
  addPickup,
  bannersOfHome,
  pickupsOfHome,
  removeBanner,
  removePickup,
  type BannerRow,
  type PickupRow,
} from '#modules/challenge/home/arrange-home.ts';
import { moderatedTitle } from '#modules/challenge/moderate-challenge.ts';
import type { Works } from '../contest/run-work.ts';
import { numberFrom } from '../help/act-options.ts';
import { momentOf } from '../moment.ts';
import { parse, refusePositionals } from '../parse.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage-error.ts';
import {
  isMeant,
  linkFrom,
  meantOptions,
  nameFrom,
  pictureFrom,
  storePicture,
} from './home-options.ts';

/** @throws UsageError for anything but a moment to come */
function untilFrom(given: string | undefined): Date | null {
  if (given === undefined) return null;
  const until = momentOf(given);
  if (until !== null && until > new Date()) return until;
  throw new UsageError('--until is a moment to come, such as 2027-01-31T23:59+09:00');
}

function kindFrom(given: string): (typeof bannerCategories)[number] {
  const kind = bannerCategories.find((each) => each === given);
  if (kind !== undefined) return kind;
  throw new UsageError(`--kind is one of ${bannerCategories.join(', ')}`);
}

function describePickup({ id, name, contentId, link, listed }: PickupRow): string {
  const title = `title ${contentId}${listed === true ? '' : ', which readers do not find'}`;
  return `${id}  ${printable(name)}, to ${link === null ? title : printable(link)}\n`;
}

function describeBanner({ id, title, link, kind, endAt }: BannerRow): string {
  const end = endAt === null ? '' : `, until ${endAt.toISOString()}`;
  const ended = endAt !== null && endAt <= new Date() ? ', which has ended' : '';
  return `${id}  ${printable(title)}, ${kind}, to ${printable(link)}${end}${ended}\n`;
}

/** What stands on the first page of the area: each refuses what it does not understand first. */
export const homeWorks: Works = {
  pickups: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return async ({ db }) =>
      (await pickupsOfHome(db)).map(describePickup).join('') || 'nothing is picked\n';
  },
  pick: async (args) => {
    const { positionals, values } = parse(args, {
      ...meantOptions,
      name: { type: 'string' },
      title: { type: 'string' },
      link: { type: 'string' },
    });
    const name = nameFrom(values.name);
    if ((values.title === undefined) === (values.link === undefined)) {
      throw new UsageError('either --title, with its number, or --link');
    }
    const leadsTo =
      values.link === undefined
        ? { contentId: numberFrom('title', [values.title ?? '']) }
        : { link: linkFrom(values.link) };
    const done = isMeant(values);
    const picture = await pictureFrom(positionals);
    return async (place) => {
      if ('contentId' in leadsTo && (await moderatedTitle(place.db, leadsTo.contentId)) === null) {
        throw new StartError(`there is no title ${leadsTo.contentId}`);
      }
      if (!done) return `would be picked, with --yes\n  ${printable(name)}\n`;
      const imageId = await storePicture(place, picture);
      const id = await addPickup(place.db, { name, imageId, leadsTo });
      const made = (await pickupsOfHome(place.db)).filter((each) => each.id === id);
      return `picked\n${made.map(describePickup).join('')}`;
    };
  },
  unpick: async (args) => {
    const { positionals, values } = parse(args, meantOptions);
    const id = numberFrom('pickup', positionals);
    const done = isMeant(values);
    return async ({ db }) => {
      const found = (await pickupsOfHome(db)).find((each) => each.id === id);
      if (found === undefined) throw new StartError(`there is no pickup ${id}`);
      if (!done) return `would be taken away, with --yes\n${describePickup(found)}`;
      await removePickup(db, id);
      return `taken away\n${describePickup(found)}`;
    };
  },
  banners: async (args) => {
    refusePositionals(parse(args, {}).positionals);
    return async ({ db }) =>
      (await bannersOfHome(db)).map(describeBanner).join('') || 'there is no banner\n';
  },
  'add-banner': async (args) => {
    const { positionals, values } = parse(args, {
      ...meantOptions,
      name: { type: 'string' },
      link: { type: 'string' },
      kind: { type: 'string', default: 'notice' },
      until: { type: 'string' },
    });
    const title = nameFrom(values.name);
    const facts = {
      title,
      link: linkFrom(values.link ?? ''),
      kind: kindFrom(values.kind),
      endAt: untilFrom(values.until),
    };
    const done = isMeant(values);
    const picture = await pictureFrom(positionals);
    return async (place) => {
      if (!done) return `would be shown, with --yes\n  ${printable(title)}\n`;
      const imageId = await storePicture(place, picture);
      const id = await addBanner(place.db, { ...facts, imageId });
      return `shown\n${describeBanner({ id, ...facts })}`;
    };
  },
  'remove-banner': async (args) => {
    const { positionals, values } = parse(args, meantOptions);
    const id = numberFrom('banner', positionals);
    const done = isMeant(values);
    return async ({ db }) => {
      const found = (await bannersOfHome(db)).find((each) => each.id === id);
      if (found === undefined) throw new StartError(`there is no banner ${id} in the area`);
      if (!done) return `would be taken away, with --yes\n${describeBanner(found)}`;
      await removeBanner(db, id);
      return `taken away\n${describeBanner(found)}`;
    };
  },
};
