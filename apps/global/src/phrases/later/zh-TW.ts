import { accessibility } from '@hanji/i18n/locales/zh-TW/accessibility.ts';
import { account } from '@hanji/i18n/locales/zh-TW/account.ts';
import { certification } from '@hanji/i18n/locales/zh-TW/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/zh-TW/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/zh-TW/comic.ts';
import { consent } from '@hanji/i18n/locales/zh-TW/consent.ts';
import { deletion } from '@hanji/i18n/locales/zh-TW/deletion.ts';
import { external } from '@hanji/i18n/locales/zh-TW/external.ts';
import { integrate } from '@hanji/i18n/locales/zh-TW/integrate.ts';
import { password } from '@hanji/i18n/locales/zh-TW/password.ts';
import { profile } from '@hanji/i18n/locales/zh-TW/profile.ts';
import { purchase } from '@hanji/i18n/locales/zh-TW/purchase.ts';
import { shop } from '@hanji/i18n/locales/zh-TW/shop.ts';
import { signIn } from '@hanji/i18n/locales/zh-TW/signIn.ts';
import { signUp } from '@hanji/i18n/locales/zh-TW/signUp.ts';
import { unlock } from '@hanji/i18n/locales/zh-TW/unlock.ts';

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
