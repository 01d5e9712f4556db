import { accessibility } from '@hanji/i18n/locales/ja-JP/accessibility.ts';
import { account } from '@hanji/i18n/locales/ja-JP/account.ts';
import { certification } from '@hanji/i18n/locales/ja-JP/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/ja-JP/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/ja-JP/comic.ts';
import { consent } from '@hanji/i18n/locales/ja-JP/consent.ts';
import { deletion } from '@hanji/i18n/locales/ja-JP/deletion.ts';
import { external } from '@hanji/i18n/locales/ja-JP/external.ts';
import { integrate } from '@hanji/i18n/locales/ja-JP/integrate.ts';
import { password } from '@hanji/i18n/locales/ja-JP/password.ts';
import { profile } from '@hanji/i18n/locales/ja-JP/profile.ts';
import { purchase } from '@hanji/i18n/locales/ja-JP/purchase.ts';
import { shop } from '@hanji/i18n/locales/ja-JP/shop.ts';
import { signIn } from '@hanji/i18n/locales/ja-JP/signIn.ts';
import { signUp } from '@hanji/i18n/locales/ja-JP/signUp.ts';
import { unlock } from '@hanji/i18n/locales/ja-JP/unlock.ts';

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
