import { z } from 'zod';
import type { CallName, Calls } from '../calls/calls.ts';
import type { ShapeOf } from '../calls/call.ts';
import { appConfig, appIp, beacon } from '../entities/app.ts';
import { chapterList, chapterView } from '../entities/chapter.ts';
import { contentHome } from '../entities/content.ts';
import { eventList } from '../entities/event.ts';
import { adultHome, catalogPage, home, menuPage, searchPage } from '../entities/home.ts';
import { distributedCoins, usedCoins } from '../entities/coin-history.ts';
import { expireCoins, inventory } from '../entities/inventory.ts';
import { coinSpending } from '../entities/purchase.ts';
import { searchSuggestions } from '../entities/suggestion.ts';
import { challengeSchemas } from './challenge.ts';
import { commentSchemas } from './comment.ts';
import { contestSchemas } from './contest.ts';
import { creatorSchemas } from './creator.ts';
import { inboxSchemas } from './inbox.ts';
import { librarySchemas } from './library.ts';
import { offerWallSchemas } from './offerwall.ts';
import { eventSchemas } from './event.ts';
import { guideSchemas } from './guide.ts';
import { helpSchemas } from './help.ts';
import { purchaseSchemas } from './purchase.ts';
import { refundSchemas } from './refund.ts';
import { pushSchemas } from './push.ts';
import { readingSchemas, reportedEvent } from './reading.ts';
import { certificationSchemas } from './account/certification.ts';
import { externalLoginSchemas } from './account/external-login.ts';
import { guestSchemas } from './account/guest.ts';
import { migrationSchemas } from './account/migration.ts';
import { cardSchemas } from './payment/card.ts';
import { orderSchemas } from './payment/order.ts';
import { matureSchemas } from './account/mature.ts';
import { profileSchemas } from './account/profile.ts';
import { passwordSchemas } from './account/password.ts';
import { sessionSchemas } from './account/session.ts';
import { signUpSchemas } from './account/sign-up.ts';
import {
  chapterFileSalesTypes,
  chapterUnits,
  coinsDistributedFor,
  coinsUsedFor,
  genres,
  locales,
  reportCategories,
} from '../vocabulary.ts';
import {
  category,
  chapterPath,
  code,
  contentPath,
  id,
  pageNo,
  pageSize,
  coinDays,
  coinHistory,
  coins,
  seconds,
  text,
} from './inputs.ts';

type Part<S, Key extends string> = S extends { [K in Key]: infer T } ? z.ZodType<T> : undefined;

/** The schemas that a call needs, no more and no fewer, agreeing with its types. */
export type SchemasOf<Name extends CallName> = {
  [
    Key in 'params' | 'query' | 'body' | 'response' as ShapeOf<Calls[Name]> extends {
      [K in Key]: unknown;
    }
      ? Key
      : never
  ]: Part<ShapeOf<Calls[Name]>, Key>;
};

function paging(standard: number) {
  return z.object({ pageNo: pageNo.default(0), pageSize: pageSize(standard) });
}

const keyword = text(1000)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

/** The second half of each descriptor: what the server validates by and OpenAPI is drawn from. */
export const schemas = {
  getAppConfig: { params: z.object({ platform: z.enum(['web']) }), response: appConfig },
  getAppIp: { response: appIp },
  logBeacon: { query: beacon, response: z.null() },
  logBeacons: { body: z.object({ beacons: z.array(beacon).min(1).max(50) }), response: z.null() },
  getHome: { params: z.object({ category }), response: home },
  getAdultHome: { params: z.object({ category }), response: adultHome },
  getEvents: { params: z.object({ category }), response: eventList },
  getMenu: { params: z.object({ category, menuCode: code }), response: menuPage },
  getMenuItem: {
    params: z.object({ category, menuCode: code, itemCode: code }),
    response: menuPage,
  },
  getGenre: {
    params: z.object({ category, genre: z.enum(genres) }),
    query: paging(20),
    response: catalogPage,
  },
  getCatalog: {
    params: z.object({ contentCatalogId: id }),
    query: paging(10),
    response: catalogPage,
  },
  search: {
    body: z.object({
      query: keyword,
      pageNo: pageNo.default(0),
      pageSize: pageSize(100),
    }),
    response: searchPage,
  },
  getSuggestions: { query: z.object({ query: keyword }), response: searchSuggestions },
  getContent: { params: contentPath, response: contentHome },
  getChapters: {
    params: contentPath.extend({ chapterUnit: z.enum(chapterUnits) }),
    response: chapterList,
  },
  getChapterView: {
    params: chapterPath.extend({ chapterFileSalesType: z.enum(chapterFileSalesTypes) }),
    response: chapterView,
  },
  getChapterEpub: {
    params: contentPath,
    query: z.object({
      languageId: z.enum(locales),
      chapterId: id,
      expiredAt: seconds,
      checkSum: z.string().regex(/^[\w-]{16,128}$/),
      chapterFileSalesType: z.enum(chapterFileSalesTypes),
    }),
    response: z.instanceof(ArrayBuffer),
  },
  findChapter: {
    params: contentPath,
    query: z.object({ key: text(2000).min(1) }),
    response: z.object({ chapterId: id }),
  },
  readChapter: { params: chapterPath, query: reportedEvent, response: z.null() },
  finishChapter: { params: chapterPath, query: reportedEvent, response: z.null() },
  reportChapter: {
    params: chapterPath.extend({ category: z.enum(reportCategories) }),
    body: z.object({ issue: text(500) }),
    response: z.null(),
  },
  getInventory: { response: inventory },
  getExpiringCoins: { params: z.object({ days: coinDays }), response: expireCoins },
  getUsedCoins: { query: coinHistory(coinsUsedFor), response: usedCoins },
  getDistributedCoins: { query: coinHistory(coinsDistributedFor), response: distributedCoins },
  getCoinSpending: { params: z.object({ coins }), response: coinSpending },
  ...inboxSchemas,
  ...commentSchemas,
  ...challengeSchemas,
  ...contestSchemas,
  ...librarySchemas,
  ...eventSchemas,
  ...guideSchemas,
  ...helpSchemas,
  ...readingSchemas,
  ...refundSchemas,
  ...creatorSchemas,
  ...purchaseSchemas,
  ...pushSchemas,
  ...orderSchemas,
  ...cardSchemas,
  ...offerWallSchemas,
  ...certificationSchemas,
  ...externalLoginSchemas,
  ...guestSchemas,
  ...migrationSchemas,
  ...matureSchemas,
  ...profileSchemas,
  ...sessionSchemas,
  ...passwordSchemas,
  ...signUpSchemas,
} satisfies { [Name in CallName]: SchemasOf<Name> };

export type Schemas = typeof schemas;
