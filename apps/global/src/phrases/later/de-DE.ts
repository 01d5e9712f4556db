import { accessibility } from '@hanji/i18n/locales/de-DE/accessibility.ts';
import { account } from '@hanji/i18n/locales/de-DE/account.ts';
import { certification } from '@hanji/i18n/locales/de-DE/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/de-DE/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/de-DE/comic.ts';
import { comments } from '@hanji/i18n/locales/de-DE/comments.ts';
import { consent } from '@hanji/i18n/locales/de-DE/consent.ts';
import { deletion } from '@hanji/i18n/locales/de-DE/deletion.ts';
import { events } from '@hanji/i18n/locales/de-DE/events.ts';
import { external } from '@hanji/i18n/locales/de-DE/external.ts';
import { inbox } from '@hanji/i18n/locales/de-DE/inbox.ts';
import { help } from '@hanji/i18n/locales/de-DE/help.ts';
import { inquiry } from '@hanji/i18n/locales/de-DE/inquiry.ts';
import { integrate } from '@hanji/i18n/locales/de-DE/integrate.ts';
import { library } from '@hanji/i18n/locales/de-DE/library.ts';
import { novel } from '@hanji/i18n/locales/de-DE/novel.ts';
import { offerwall } from '@hanji/i18n/locales/de-DE/offerwall.ts';
import { password } from '@hanji/i18n/locales/de-DE/password.ts';
import { profile } from '@hanji/i18n/locales/de-DE/profile.ts';
import { purchase } from '@hanji/i18n/locales/de-DE/purchase.ts';
import { push } from '@hanji/i18n/locales/de-DE/push.ts';
import { sharing } from '@hanji/i18n/locales/de-DE/sharing.ts';
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
