import { accessibility } from '@hanji/i18n/locales/ko-KR/accessibility.ts';
import { account } from '@hanji/i18n/locales/ko-KR/account.ts';
import { certification } from '@hanji/i18n/locales/ko-KR/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/ko-KR/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/ko-KR/comic.ts';
import { consent } from '@hanji/i18n/locales/ko-KR/consent.ts';
import { deletion } from '@hanji/i18n/locales/ko-KR/deletion.ts';
import { external } from '@hanji/i18n/locales/ko-KR/external.ts';
import { integrate } from '@hanji/i18n/locales/ko-KR/integrate.ts';
import { password } from '@hanji/i18n/locales/ko-KR/password.ts';
import { profile } from '@hanji/i18n/locales/ko-KR/profile.ts';
import { purchase } from '@hanji/i18n/locales/ko-KR/purchase.ts';
import { shop } from '@hanji/i18n/locales/ko-KR/shop.ts';
import { signIn } from '@hanji/i18n/locales/ko-KR/signIn.ts';
import { signUp } from '@hanji/i18n/locales/ko-KR/signUp.ts';
import { unlock } from '@hanji/i18n/locales/ko-KR/unlock.ts';

/** What few pages say in this language: an account’s, those of coins, the facts of some books. */
export const phrases = {
  accessibility,
  account,
  certification,
  coinHistory,
  comic,
  consent,
  deletion,
  external,
  integrate,
  password,
  profile,
  purchase,
  shop,
  signIn,
  signUp,
  unlock,
};
