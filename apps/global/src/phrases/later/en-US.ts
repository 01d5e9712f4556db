import { accessibility } from '@hanji/i18n/locales/en-US/accessibility.ts';
import { account } from '@hanji/i18n/locales/en-US/account.ts';
import { certification } from '@hanji/i18n/locales/en-US/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/en-US/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/en-US/comic.ts';
import { comments } from '@hanji/i18n/locales/en-US/comments.ts';
import { consent } from '@hanji/i18n/locales/en-US/consent.ts';
import { deletion } from '@hanji/i18n/locales/en-US/deletion.ts';
import { events } from '@hanji/i18n/locales/en-US/events.ts';
import { external } from '@hanji/i18n/locales/en-US/external.ts';
import { inbox } from '@hanji/i18n/locales/en-US/inbox.ts';
import { help } from '@hanji/i18n/locales/en-US/help.ts';
import { inquiry } from '@hanji/i18n/locales/en-US/inquiry.ts';
import { integrate } from '@hanji/i18n/locales/en-US/integrate.ts';
import { library } from '@hanji/i18n/locales/en-US/library.ts';
import { novel } from '@hanji/i18n/locales/en-US/novel.ts';
import { offerwall } from '@hanji/i18n/locales/en-US/offerwall.ts';
import { password } from '@hanji/i18n/locales/en-US/password.ts';
import { profile } from '@hanji/i18n/locales/en-US/profile.ts';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { push } from '@hanji/i18n/locales/en-US/push.ts';
import { sharing } from '@hanji/i18n/locales/en-US/sharing.ts';
import { shop } from '@hanji/i18n/locales/en-US/shop.ts';
import { signIn } from '@hanji/i18n/locales/en-US/signIn.ts';
import { signUp } from '@hanji/i18n/locales/en-US/signUp.ts';
import { unlock } from '@hanji/i18n/locales/en-US/unlock.ts';

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
