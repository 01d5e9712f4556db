import { routePaths } from '@hanji/edition/router/site-route.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { routes } from './routes.ts';
import { slots } from './slots.ts';

const paths = [
  '/',
  '/all_comic',
  '/all_novel',
  '/all_comic/genre/:genre',
  '/all_novel/genre/:genre',
  '/menu/content_catalog/:contentCatalogId',
  '/menu/:contentCategory/event',
  '/menu/:contentCategory/adult',
  '/menu/:contentCategory/:dep1Param',
  '/search/:keyword?',
  '/event/:eventId',
  '/:contentType/:contentId',
  '/:contentType/:contentId/chapter/:chapterId/:salesType',
  '/preview/:contentType/:contentId/chapter/epub',
  '/login',
  '/login/email',
  '/login/auth',
  '/login/dormant',
  '/login/agree',
  '/login/campaign',
  '/login/changePassword',
  '/signup',
  '/signup/certificateEmail',
  '/signup/certificateCheck',
  '/signup/joinForm',
  '/password/find',
  '/password/result',
  '/member/profile/password/reset',
  '/member/external-idp/web/:loginType/callback',
  '/integrate',
  '/integrate/login',
  '/integrate/coin',
  '/integrate/external-idp/web/:loginType/callback',
  '/userinfo',
  '/userinfo/nickname',
  '/userinfo/registemail',
  '/userinfo/changeemail',
  '/userinfo/password',
  '/userinfo/phonenumber',
  '/userinfo/devices',
  '/account',
  '/account/delete',
  '/maturecertificate',
  '/certificate/adult',
  '/certificate/adult/:platform/callback',
  '/setting',
  '/tw/input-serialcode',
  '/tw/completed-migration',
  '/coin/history/:type',
  '/coinpurchase',
  '/coinpurchase/result',
  '/coinpurchase/result/:result',
  '/comment/user/:authorUserId',
  '/comment/:contentType/:contentId/:chapterId',
  '/commenthistory',
  '/offerwall',
  '/offerwall/pointpark/result',
  '/inbox',
  '/inbox/:tab',
  '/document/:type',
  '/document/:type/detail',
  '/legal/:type',
  '/legal/:type/:version',
  '/inquiry',
  '/library/:tab?',
  '/switch',
  '/browserguide',
  '/error',
  '/error-page',
  '/system',
  '*',
];

it('[A1-003] [A2-072] [B2-100] [B2-107] [B2-108] [B2-111] [B2-123] [B2-129] [B2-130] [B2-127] [B2-128] answers exactly these paths', () => {
  expect(routePaths(routes.routes)).toEqual(paths);
  expect([...Object.keys(pages), '*']).toEqual(paths);
});

it('[A1-003] unlocks and rents chapters where they stand', () => {
  expect(slots.ChapterPurchase).toBeDefined();
});
