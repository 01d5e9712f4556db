import { accessibility } from '@hanji/i18n/locales/de-DE/accessibility.ts';
import { account } from '@hanji/i18n/locales/de-DE/account.ts';
import { certification } from '@hanji/i18n/locales/de-DE/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/de-DE/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/de-DE/comic.ts';
import { consent } from '@hanji/i18n/locales/de-DE/consent.ts';
import { deletion } from '@hanji/i18n/locales/de-DE/deletion.ts';
import { external } from '@hanji/i18n/locales/de-DE/external.ts';
import { integrate } from '@hanji/i18n/locales/de-DE/integrate.ts';
import { password } from '@hanji/i18n/locales/de-DE/password.ts';
import { profile } from '@hanji/i18n/locales/de-DE/profile.ts';
import { purchase } from '@hanji/i18n/locales/de-DE/purchase.ts';
import { shop } from '@hanji/i18n/locales/de-DE/shop.ts';
import { signIn } from '@hanji/i18n/locales/de-DE/signIn.ts';
import { signUp } from '@hanji/i18n/locales/de-DE/signUp.ts';
import { unlock } from '@hanji/i18n/locales/de-DE/unlock.ts';

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
