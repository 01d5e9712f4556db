import { accessibility } from '@hanji/i18n/locales/zh-TW/accessibility.ts';
import { account } from '@hanji/i18n/locales/zh-TW/account.ts';
import { certification } from '@hanji/i18n/locales/zh-TW/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/zh-TW/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/zh-TW/comic.ts';
import { comments } from '@hanji/i18n/locales/zh-TW/comments.ts';
import { consent } from '@hanji/i18n/locales/zh-TW/consent.ts';
import { deletion } from '@hanji/i18n/locales/zh-TW/deletion.ts';
import { events } from '@hanji/i18n/locales/zh-TW/events.ts';
import { external } from '@hanji/i18n/locales/zh-TW/external.ts';
import { inbox } from '@hanji/i18n/locales/zh-TW/inbox.ts';
import { help } from '@hanji/i18n/locales/zh-TW/help.ts';
import { inquiry } from '@hanji/i18n/locales/zh-TW/inquiry.ts';
import { integrate } from '@hanji/i18n/locales/zh-TW/integrate.ts';
import { library } from '@hanji/i18n/locales/zh-TW/library.ts';
import { novel } from '@hanji/i18n/locales/zh-TW/novel.ts';
import { offerwall } from '@hanji/i18n/locales/zh-TW/offerwall.ts';
import { password } from '@hanji/i18n/locales/zh-TW/password.ts';
import { profile } from '@hanji/i18n/locales/zh-TW/profile.ts';
import { purchase } from '@hanji/i18n/locales/zh-TW/purchase.ts';
import { push } from '@hanji/i18n/locales/zh-TW/push.ts';
import { sharing } from '@hanji/i18n/locales/zh-TW/sharing.ts';
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
  comments,
  consent,
  deletion,
  events,
  external,
  inbox,
  help,
  inquiry,
  integrate,
  library,
  novel,
  offerwall,
  password,
  profile,
  purchase,
  push,
  sharing,
  shop,
  signIn,
  signUp,
  unlock,
};
