import { z } from 'zod';
import {
  contentStatuses,
  contentTypes,
  elementUiTypes,
  genres,
  sectionUiTypes,
} from '../vocabulary.ts';
import { badge, contentCard, restrictedAge } from './content.ts';
import { color } from './image.ts';
import { popup } from './popup.ts';

/** reading-service 3, Home content element. `rank` from 1 in ranking sections, else null. */
export const homeElement = z.object({
  id: z.int().positive(),
  /** Null for a banner that is no title. */
  contentType: z.enum(contentTypes).nullable(),
  title: z.string(),
  additionalText: z.string(),
  badge: badge.nullable(),
  status: z.enum(contentStatuses).nullable(),
  original: z.boolean(),
  exclusive: z.boolean(),
  mature: z.boolean(),
  restrictedAge,
  gaugeUsable: z.boolean(),
  ticketUsable: z.boolean(),
  coinUsable: z.boolean(),
  totalViews: z.int().nonnegative(),
  themeColor: color,
  imageUrl: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  largeImageUrl: z.string(),
  largeWidth: z.int().positive(),
  largeHeight: z.int().positive(),
  label: z.string(),
  urlScheme: z.string(),
  urlHttp: z.string(),
  rank: z.int().positive().nullable(),
});
export type HomeElement = z.infer<typeof homeElement>;

export const section = z.object({
  id: z.int().positive(),
  sectionUiType: z.enum(sectionUiTypes),
  elementUiType: z.enum(elementUiTypes),
  title: z.string(),
  additionalText: z.string(),
  /** Where "view more" leads; null where there is no more. */
  urlScheme: z.string().nullable(),
  urlHttp: z.string().nullable(),
  elements: z.array(homeElement),
});
export type Section = z.infer<typeof section>;

export const menuItem = z.object({
  code: z.string(),
  name: z.string(),
  apiPath: z.string(),
  index: z.int().nonnegative(),
});
export type MenuItem = z.infer<typeof menuItem>;

/** `holder` is the category; `genres` are those in which it has something to read. */
export const menu = z.object({
  holder: z.string(),
  items: z.array(menuItem),
  genres: z.array(z.enum(genres)),
});
export type Menu = z.infer<typeof menu>;

/** reading-service 3, Home; the top banner has at most 10 elements (section 2). */
export const home = z.object({
  popups: z.array(popup),
  sections: z.array(section),
  topBanner: z.array(homeElement).max(10),
  menu,
});
export type Home = z.infer<typeof home>;

export const adultHome = home.pick({ sections: true, topBanner: true });
export type AdultHome = z.infer<typeof adultHome>;

export const page = z.object({
  pageNo: z.int().nonnegative(),
  pageSize: z.int().positive(),
  total: z.int().nonnegative(),
  hasNext: z.boolean(),
});
export type Page = z.infer<typeof page>;

/** `menu` is that of the category of its titles; null where it has none. */
export const catalogPage = z.object({
  title: z.string(),
  contents: z.array(contentCard),
  page,
  menu: menu.nullable(),
});
export type CatalogPage = z.infer<typeof catalogPage>;

export const menuPage = z.object({
  code: z.string(),
  title: z.string(),
  items: z.array(menuItem),
  currentItemCode: z.string().nullable(),
  /** Its titles stand in the order of a ranking, and are numbered. */
  ranked: z.boolean(),
  contents: z.array(contentCard),
  /** All menus of its category, to go on from. */
  menu,
});
export type MenuPage = z.infer<typeof menuPage>;

/** reading-service 7: "response contents and page.hasNext". */
export const searchPage = z.object({ contents: z.array(contentCard), page });
export type SearchPage = z.infer<typeof searchPage>;
