import {
  contentStatuses,
  contentTypes,
  genres,
  restrictedAges,
  type ContentType,
} from '@hanji/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { workLocales } from '#script.ts';
import { readComics } from '#works/folder.ts';
import { catalogueSources, pagesIn } from './catalogue.ts';
import { dailyStrip, longWalk, shelfOf } from './shelf.ts';

const now = new Date('2026-10-14T09:30:00Z');
const sources = [...catalogueSources(now)];
const chapters = sources.flatMap((s) => s.chapters.map((chapter) => ({ source: s, chapter })));
function titles(types: readonly ContentType[]) {
  return new Set(
    sources.filter((s) => types.includes(s.type)).map((s) => s.importKey.split(':')[1]),
  );
}
function inEach(locale: string) {
  return sources.filter((s) => s.language === locale);
}

it('has at least 36 comics and 16 novels', () => {
  expect(titles(['comic', 'magazine_comic']).size).toBeGreaterThanOrEqual(36);
  expect(titles(['novel', 'magazine_novel']).size).toBeGreaterThanOrEqual(16);
});

it.each(workLocales)(
  'calls no two chapters of a comic the same in %s, nor those of many',
  (locale) => {
    const works = inEach(locale)
      .filter((s) => s.type.endsWith('comic') && !s.importKey.includes(dailyStrip))
      .map((s) => s.chapters.filter(({ unit }) => unit === 'episode').map(({ name }) => name));
    for (const names of works) expect(names).toEqual([...new Set(names)]);
    const most = [...Map.groupBy(works.flat(), (name) => name).values()].map((all) => all.length);
    expect(Math.max(...most)).toBeLessThanOrEqual(7);
  },
);

it('gives every comic a place on the shelf', () => {
  for (const { slug } of readComics()) expect(() => shelfOf(slug)).not.toThrow();
});

it('has every comic and some novels in each language', () => {
  for (const locale of workLocales) {
    const own = inEach(locale);
    expect(own.filter((s) => s.type.endsWith('comic')).length).toBe(readComics().length);
    expect(own.filter((s) => s.type.endsWith('novel')).length).toBeGreaterThanOrEqual(2);
  }
});

it.each(workLocales)('covers genres, ages, statuses and orientations in %s', (locale) => {
  const own = inEach(locale);
  expect(new Set(own.flatMap((s) => s.genres))).toEqual(new Set(genres));
  expect(new Set(own.map((s) => s.restrictedAge))).toEqual(new Set(restrictedAges));
  expect(new Set(own.map((s) => s.status))).toEqual(new Set(contentStatuses));
  expect(new Set(own.map((s) => s.orientation))).toEqual(new Set(['TTB', 'LTR', 'RTL']));
  expect(own.some((s) => s.orientation === 'RTL' && s.type.endsWith('comic'))).toBe(true);
  expect(new Set(own.flatMap((s) => s.publishDays))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

it('has all four content types', () => {
  expect(new Set(sources.map((s) => s.type))).toEqual(new Set(contentTypes));
});

it('reads from top to bottom most of the time', () => {
  const comics = sources.filter((s) => s.type.endsWith('comic'));
  expect(comics.filter((s) => s.orientation === 'TTB').length / comics.length).toBeGreaterThan(0.6);
});

it('can be rented in all four ways, bought, tried, and read free', () => {
  expect(new Set(chapters.flatMap(({ chapter }) => chapter.sales.rentAllowedWith ?? []))).toEqual(
    new Set(['gauge', 'ticket', 'coin', 'ads']),
  );
  expect(new Set(chapters.flatMap(({ chapter }) => chapter.sales.event ?? []))).toEqual(
    new Set(['free_increased', 'discount', 'coinback']),
  );
  expect(chapters.some(({ chapter }) => chapter.sales.purchaseAllowedWith?.includes('coin'))).toBe(
    true,
  );
  expect(
    chapters.some(
      ({ chapter }) => (chapter.sales.trialPages ?? 0) > 0 && chapter.body.kind === 'images',
    ),
  ).toBe(true);
  expect(
    chapters.some(
      ({ chapter }) => (chapter.sales.trialPages ?? 0) > 0 && chapter.body.kind === 'epub',
    ),
  ).toBe(true);
});

it('gives looks inside of about a third of a chapter, and of more than a page of a comic', () => {
  const looks = chapters.flatMap(({ chapter: { sales, body, pageCount = 0 } }) =>
    body.kind === 'images' && (sales.trialPages ?? 0) > 0
      ? [{ shown: sales.trialPages ?? 0, pageCount }]
      : [],
  );
  expect(looks.filter(({ shown, pageCount }) => shown < 2 && pageCount > 2)).toEqual([]);
  expect(looks.filter(({ shown, pageCount }) => shown * 3 < pageCount - 1)).toEqual([]);
  expect(looks.filter(({ shown, pageCount }) => shown >= pageCount)).toEqual([]);
});

it('prices what an event names, and offers whatever is not free', () => {
  const wrong = chapters.filter(({ chapter: { sales } }) => {
    const { event, price = 0, originalPrice = 0, coinBackPrice = 0, rentalPeriod = 0 } = sales;
    const ways = [...(sales.rentAllowedWith ?? []), ...(sales.purchaseAllowedWith ?? [])];
    return (
      (event === 'discount' && price >= originalPrice) ||
      (event === 'coinback' && coinBackPrice <= 0) ||
      (event === 'free_increased' && !sales.free) ||
      (!sales.free && ways.length === 0) ||
      ((sales.rentAllowedWith ?? []).length > 0 && rentalPeriod <= 0)
    );
  });
  expect(wrong.map(({ source, chapter }) => `${source.importKey}: ${chapter.name}`)).toEqual([]);
});

it('lets every title be read from its first chapter on', () => {
  for (const { chapters: own } of sources) expect(own[0]?.sales.free).toBe(true);
});

it('has titles in episodes, in volumes, and in both', () => {
  const units = sources.map((s) =>
    [...new Set(s.chapters.map((c) => c.unit))].toSorted().join('+'),
  );
  expect(new Set(units)).toEqual(new Set(['episode', 'volume', 'episode+volume']));
});

it('has 400 chapters of one picture each, and a chapter of 200 images', () => {
  const daily = sources.filter((s) => s.importKey.includes(dailyStrip));
  for (const { chapters: own } of daily) expect(own.length).toBe(400);
  for (const s of sources.filter((source) => source.importKey.includes(longWalk))) {
    expect(s.chapters.map((c) => c.pageCount)).toContain(200);
  }
});

it('publishes before now, the newest of some titles today', () => {
  const day = 86_400_000;
  const newest = sources.map((s) =>
    Math.max(...s.chapters.map((c) => c.publishedAt?.getTime() ?? 0)),
  );
  for (const { chapter } of chapters)
    expect(chapter.publishedAt?.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(newest.filter((t) => now.getTime() - t < day / 4).length).toBeGreaterThan(10);
  expect(newest.some((t) => now.getTime() - t > day && now.getTime() - t < 2 * day)).toBe(true);
  expect(newest.some((t) => now.getTime() - t > 90 * day)).toBe(true);
});

it('dates a title apart from its digest, so that another day changes nothing', () => {
  const later = [...catalogueSources(new Date('2026-10-17T20:00:00Z'))];
  expect(later.map((s) => s.digest)).toEqual(sources.map((s) => s.digest));
  expect(later[0]?.chapters.at(-1)?.publishedAt).not.toEqual(
    sources[0]?.chapters.at(-1)?.publishedAt,
  );
});

it('names each work once', () => {
  expect(new Set(sources.map((s) => s.importKey)).size).toBe(sources.length);
});

it('shows the same wordless pictures in every language', async () => {
  const keys = async (locale: string): Promise<string[]> => {
    const found: string[] = [];
    const body = sources.find((s) => s.importKey === `demo:noon-broadcast-request:${locale}`)
      ?.chapters[3]?.body;
    if (body?.kind !== 'images') throw new Error('The sample is gone');
    for await (const { key } of body.pages()) found.push(key ?? '');
    return found;
  };
  const korean = await keys('ko-KR');
  expect(korean.length).toBeGreaterThan(1);
  expect(await keys('de-DE')).toEqual(korean);
});

it('gives every language the same thumbnail and impression of a lettered page', async () => {
  const first = async (locale: string) => {
    const source = sources.find((s) => s.importKey === `demo:noon-broadcast-request:${locale}`);
    const body = source?.chapters[0]?.body;
    if (body?.kind !== 'images') throw new Error('The sample is gone');
    for await (const { picture } of body.pages()) {
      const page = typeof picture === 'function' ? await picture() : picture;
      if (page.kind === 'file' && page.drawn !== undefined) return page;
    }
    throw new Error('The sample has no drawn page');
  };
  const [korean, german] = [await first('ko-KR'), await first('de-DE')];
  expect(german.bytes).not.toEqual(korean.bytes);
  expect(german.drawn?.preview).toBe(korean.drawn?.preview);
  expect(german.drawn?.thumbnail).toBeDefined();
  expect(german.drawn?.thumbnail).toBe(korean.drawn?.thumbnail);
});

it('stays within what can be drawn at a first start', async () => {
  const seen = new Set<string>();
  for (const source of sources.slice(0, 6)) {
    for (const { body, pageCount } of source.chapters) {
      if (body.kind !== 'images') continue;
      let pages = 0;
      for await (const { key } of body.pages()) {
        pages += 1;
        seen.add(key ?? '');
      }
      expect(pages).toBe(pageCount);
    }
  }
  expect(seen.size).toBeLessThan(100);
  expect(sources.reduce((sum, s) => sum + pagesIn(s), 0)).toBeGreaterThan(5000);
});
