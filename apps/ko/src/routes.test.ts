import { routePaths } from '@hanji/edition/router/site-route.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';
import { routes } from './routes.ts';

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
  '/:contentType/:contentId',
  '/:contentType/:contentId/chapter/:chapterId/:salesType',
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
  '/coin/history/:type',
  '/coinpurchase',
  '/coinpurchase/result',
  '/coinpurchase/result/:result',
  '/switch',
  '/browserguide',
  '*',
];

it('[A2-072] [B2-123] [B2-127] [B2-128] answers exactly these paths', () => {
  expect(routePaths(routes.routes)).toEqual(paths);
  expect([...Object.keys(pages), '*']).toEqual(paths);
});
