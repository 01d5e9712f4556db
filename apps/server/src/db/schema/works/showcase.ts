import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bannerCategories, type BannerCategory } from '@hanji/contract/banner-vocabulary.ts';
import {
  elementUiTypes,
  popupUiTypes,
  promotionCategories,
  sectionUiTypes,
} from '@hanji/contract/vocabulary.ts';
import type {
  ContentCategory,
  ElementUiType,
  Genre,
  Locale,
  PopupUiType,
  PromotionCategory,
  SectionUiType,
} from '@hanji/contract/vocabulary.ts';
import { content } from './catalogue.ts';
import { moment } from '#db/schema/columns.ts';
import { image } from './image.ts';
import { oneOf } from '#db/schema/one-of.ts';

/** Where a list of titles comes from: picked by hand, or a rule over the catalogue. */
export const listSources = [
  'curated',
  'ranking',
  'newest',
  'gauge',
  'genre',
  'publish_day',
  'completed',
] as const;
export type ListSource = (typeof listSources)[number];

export const banner = pgTable(
  'banner',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language').$type<Locale>().notNull(),
    category: text('category').$type<ContentCategory>().notNull(),
    area: text('area').notNull(),
    sort: smallint('sort').notNull(),
    title: text('title').notNull(),
    additionalText: text('additional_text').notNull().default(''),
    label: text('label').notNull().default(''),
    themeColor: text('theme_color').notNull(),
    imageId: text('image_id')
      .notNull()
      .references(() => image.id),
    largeImageId: text('large_image_id').references(() => image.id),
    /** The title that it leads to, or else `link`. */
    contentId: integer('content_id').references(() => content.id, { onDelete: 'cascade' }),
    link: text('link').notNull().default(''),
    /** What it is about; `category` is where it stands. */
    kind: text('kind').$type<BannerCategory>().notNull().default('notice'),
    /** Null where it stays until it is taken away. */
    endAt: moment('end_at'),
  },
  (t) => [
    index('banner_area').on(t.language, t.category, t.area, t.sort),
    check('banner_kind_known', oneOf(t.kind, bannerCategories)),
    check(
      'banner_area_known',
      oneOf(t.area, ['top', 'section', 'adult', 'content_home', 'challenge']),
    ),
  ],
);

export const section = pgTable(
  'section',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language').$type<Locale>().notNull(),
    category: text('category').$type<ContentCategory>().notNull(),
    page: text('page').notNull(),
    sort: smallint('sort').notNull(),
    sectionUiType: text('section_ui_type').$type<SectionUiType>().notNull(),
    elementUiType: text('element_ui_type').$type<ElementUiType>().notNull(),
    title: text('title').notNull(),
    additionalText: text('additional_text').notNull().default(''),
    source: text('source').$type<ListSource>().notNull(),
    genre: text('genre').$type<Genre>(),
    /** "View more" leads here; null where there is no more. */
    urlHttp: text('url_http'),
  },
  (t) => [
    index('section_page').on(t.language, t.category, t.page, t.sort),
    check('section_page_known', oneOf(t.page, ['home', 'adult'])),
    check('section_ui_type_known', oneOf(t.sectionUiType, sectionUiTypes)),
    check('section_element_ui_type_known', oneOf(t.elementUiType, elementUiTypes)),
    check('section_source_known', oneOf(t.source, listSources)),
  ],
);

/** What a curated section shows: a title or a banner. */
export const sectionElement = pgTable(
  'section_element',
  {
    sectionId: integer('section_id')
      .notNull()
      .references(() => section.id, { onDelete: 'cascade' }),
    sort: smallint('sort').notNull(),
    contentId: integer('content_id').references(() => content.id, { onDelete: 'cascade' }),
    bannerId: integer('banner_id').references(() => banner.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.sectionId, t.sort] })],
);

export const menu = pgTable(
  'menu',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language').$type<Locale>().notNull(),
    category: text('category').$type<ContentCategory>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    sort: smallint('sort').notNull(),
    source: text('source').$type<ListSource>().notNull(),
  },
  (t) => [
    uniqueIndex('menu_code').on(t.language, t.category, t.code),
    check('menu_source_known', oneOf(t.source, listSources)),
  ],
);

export const menuItem = pgTable(
  'menu_item',
  {
    menuId: integer('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
    /** For `publish_day` the weekday's number, for `genre` the genre. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    sort: smallint('sort').notNull(),
  },
  (t) => [primaryKey({ columns: [t.menuId, t.code] })],
);

/** A list of titles with an address of its own (`content_catalog`). */
export const catalog = pgTable('catalog', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  language: text('language').$type<Locale>().notNull(),
  title: text('title').notNull(),
});

export const catalogEntry = pgTable(
  'catalog_entry',
  {
    catalogId: integer('catalog_id')
      .notNull()
      .references(() => catalog.id, { onDelete: 'cascade' }),
    sort: smallint('sort').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.catalogId, t.sort] })],
);

export const popup = pgTable(
  'popup',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language').$type<Locale>().notNull(),
    area: text('area').notNull(),
    page: text('page').notNull(),
    contentId: integer('content_id').references(() => content.id, { onDelete: 'cascade' }),
    uiType: text('ui_type').$type<PopupUiType>().notNull(),
    category: text('category').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    themeColor: text('theme_color').notNull(),
    imageId: text('image_id').references(() => image.id),
    webLinkUrl: text('web_link_url'),
    appLinkUrl: text('app_link_url'),
    /** Seconds. */
    repeatInterval: integer('repeat_interval').notNull().default(0),
    /** Of titles for adults: shown to who has asked for such alone. */
    mature: boolean('mature').notNull().default(false),
    repeatable: boolean('repeatable').notNull().default(false),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
  },
  (t) => [
    index('popup_page').on(t.language, t.page, t.endAt),
    check('popup_page_known', oneOf(t.page, ['home', 'content_home'])),
    check('popup_ui_type_known', oneOf(t.uiType, popupUiTypes)),
  ],
);

export const promotion = pgTable(
  'promotion',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    contentId: integer('content_id')
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    category: text('category').$type<PromotionCategory>().notNull(),
    title: text('title').notNull(),
    webLinkUrl: text('web_link_url').notNull(),
    endAt: moment('end_at').notNull(),
  },
  (t) => [
    index('promotion_content').on(t.contentId, t.endAt),
    check('promotion_category_known', oneOf(t.category, promotionCategories)),
  ],
);
