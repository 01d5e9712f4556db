import { accessibility } from '@hanji/i18n/locales/ko-KR/accessibility.ts';
import { account } from '@hanji/i18n/locales/ko-KR/account.ts';
import { certification } from '@hanji/i18n/locales/ko-KR/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/ko-KR/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/ko-KR/comic.ts';
import { comments } from '@hanji/i18n/locales/ko-KR/comments.ts';
import { consent } from '@hanji/i18n/locales/ko-KR/consent.ts';
import { deletion } from '@hanji/i18n/locales/ko-KR/deletion.ts';
import { events } from '@hanji/i18n/locales/ko-KR/events.ts';
import { external } from '@hanji/i18n/locales/ko-KR/external.ts';
import { inbox } from '@hanji/i18n/locales/ko-KR/inbox.ts';
import { help } from '@hanji/i18n/locales/ko-KR/help.ts';
import { inquiry } from '@hanji/i18n/locales/ko-KR/inquiry.ts';
import { integrate } from '@hanji/i18n/locales/ko-KR/integrate.ts';
import { library } from '@hanji/i18n/locales/ko-KR/library.ts';
import { novel } from '@hanji/i18n/locales/ko-KR/novel.ts';
import { offerwall } from '@hanji/i18n/locales/ko-KR/offerwall.ts';
import { password } from '@hanji/i18n/locales/ko-KR/password.ts';
import { profile } from '@hanji/i18n/locales/ko-KR/profile.ts';
import { purchase } from '@hanji/i18n/locales/ko-KR/purchase.ts';
import { push } from '@hanji/i18n/locales/ko-KR/push.ts';
import { sharing } from '@hanji/i18n/locales/ko-KR/sharing.ts';
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
