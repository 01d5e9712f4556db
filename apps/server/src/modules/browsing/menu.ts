import { genres, type ContentCategory, type Genre } from '@hanji/contract/vocabulary.ts';
import type { CatalogPage, Menu, MenuItem, MenuPage } from '@hanji/contract/entities/home.ts';
import { defaultSorts } from '@hanji/domain/chapters/order/default-sorts.ts';
import { weekdayIn } from '@hanji/domain/times/day.ts';
import { dailyItem, itemWeekday } from '@hanji/domain/titles/daily-menu.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import { editionFacts } from '#settings/edition-facts.ts';
import { contentCard } from '#modules/catalogue/content-card.ts';
import { listIds, listGenre, type ListRule } from '#modules/catalogue/list-titles.ts';
import { loadTitles } from '#modules/catalogue/load-titles.ts';
import type { Audience } from '#modules/catalogue/visible.ts';
import type { RequestContext } from '#http/request-context.ts';
import { pageOf, sliceOf, type Paging } from './paging.ts';
import { genresWithTitles, weekdaysWithTitles } from './kinds-with-titles.ts';
import { findMenu, genreName, menuItemsOf, menusOf } from './queries.ts';
import { ruleOfSource } from './rule-of-source.ts';

/** Titles on a menu page; longer lists have a catalogue of their own. */
const menuSize = 100;

function isGenre(code: string): code is Genre {
  return (genres as readonly string[]).includes(code);
}

/** The menus of a category, for its Home and to go on from its lists. */
export async function categoryMenu(
  context: RequestContext,
  category: ContentCategory,
  audience: Audience,
): Promise<Menu> {
  const [rows, offered] = await Promise.all([
    menusOf(context.db, { locale: audience.locale, category }),
    genresWithTitles(context.db, audience, category),
  ]);
  return {
    holder: category,
    items: rows.map(({ code, name }, index) => ({
      code,
      name,
      apiPath: `/menu/${category}/${code}`,
      index,
    })),
    genres: offered,
  };
}

type MenuRow = NonNullable<Awaited<ReturnType<typeof findMenu>>>;

/** The item that a menu opens at: of a daily one today's, of any other the first; none without titles. */
function openingItem(
  context: RequestContext,
  { source }: MenuRow,
  items: readonly MenuItem[],
  appears: (item: MenuItem) => boolean,
): MenuItem | null {
  const { timeZone } = editionFacts(context.origin.edition);
  const daily = source === 'publish_day';
  const today = daily ? dailyItem(items, { now: context.now(), timeZone, appears }) : null;
  return today ?? items.find(appears) ?? items[0] ?? null;
}

/** A menu without a rule of its own shows what lists show first. */
function ruleOfMenu({ source }: MenuRow, code: string | null, today: number): ListRule {
  const genre = code !== null && isGenre(code) ? code : null;
  const weekday = itemWeekday(code ?? '') ?? today;
  return ruleOfSource(source, { genre, weekday }) ?? { by: defaultSorts.list };
}

/** Whether an item has a title; all have where they are no kinds of titles. */
function hasTitles(
  { source }: MenuRow,
  code: string,
  kinds: { genres: readonly string[]; weekdays: ReadonlySet<number> | null },
): boolean {
  if (source === 'genre') return kinds.genres.includes(code);
  return kinds.weekdays === null || kinds.weekdays.has(itemWeekday(code) ?? -1);
}

/** A menu at an item, or at the one that it opens at; items that lead to nothing are left out. */
export async function readMenu(
  context: RequestContext,
  category: ContentCategory,
  menuCode: string,
  itemCode: string | null,
  audience: Audience,
): Promise<MenuPage> {
  const menu = await findMenu(context.db, { locale: audience.locale, category }, menuCode);
  if (menu === null) throw new ApiFailure(404, 'listNotFound');
  const rows = await menuItemsOf(context.db, menu.id);
  const items = rows.map(({ code, name }, index) => ({
    code,
    name,
    apiPath: `/menu/${category}/${menuCode}/${code}`,
    index,
  }));
  const [weekdays, all] = await Promise.all([
    menu.source === 'publish_day' ? weekdaysWithTitles(context.db, audience, category) : null,
    categoryMenu(context, category, audience),
  ]);
  const appears = ({ code }: MenuItem): boolean =>
    hasTitles(menu, code, { genres: all.genres, weekdays });
  const current =
    itemCode === null
      ? openingItem(context, menu, items, appears)
      : (items.find(({ code }) => code === itemCode) ?? null);
  if (itemCode !== null && current === null) throw new ApiFailure(404, 'listNotFound');
  const today = weekdayIn(editionFacts(context.origin.edition).timeZone, context.now());
  const rule = ruleOfMenu(menu, current?.code ?? null, today);
  const where = { audience, category };
  const ids = await listIds(context.db, rule, where, { offset: 0, limit: menuSize });
  const titles = await loadTitles(context.db, ids);
  return {
    code: menuCode,
    title: menu.name,
    items: items.filter((item) => item === current || appears(item)),
    currentItemCode: current?.code ?? null,
    ranked: rule.by === 'ranking',
    contents: titles.map((title) => contentCard(context, title)),
    menu: all,
  };
}

/** A page of a genre, newest first. */
export async function readGenre(
  context: RequestContext,
  category: ContentCategory,
  genre: Genre,
  audience: Audience,
  paging: Paging,
): Promise<CatalogPage> {
  const place = { locale: audience.locale, category };
  const [name, all, { ids, total }] = await Promise.all([
    genreName(context.db, place, genre),
    categoryMenu(context, category, audience),
    listGenre(context.db, genre, { audience, category }, sliceOf(paging)),
  ]);
  const titles = await loadTitles(context.db, ids);
  return {
    title: name ?? genre,
    contents: titles.map((title) => contentCard(context, title)),
    page: pageOf(paging, total),
    menu: all,
  };
}
