import { accessibility } from '@hanji/i18n/locales/ja-JP/accessibility.ts';
import { account } from '@hanji/i18n/locales/ja-JP/account.ts';
import { certification } from '@hanji/i18n/locales/ja-JP/certification.ts';
import { challenge } from '@hanji/i18n/locales/ja-JP/challenge.ts';
import { coinHistory } from '@hanji/i18n/locales/ja-JP/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/ja-JP/comic.ts';
import { comments } from '@hanji/i18n/locales/ja-JP/comments.ts';
import { consent } from '@hanji/i18n/locales/ja-JP/consent.ts';
import { contests } from '@hanji/i18n/locales/ja-JP/contests.ts';
import { creator } from '@hanji/i18n/locales/ja-JP/creator.ts';
import { deletion } from '@hanji/i18n/locales/ja-JP/deletion.ts';
import { events } from '@hanji/i18n/locales/ja-JP/events.ts';
import { external } from '@hanji/i18n/locales/ja-JP/external.ts';
import { inbox } from '@hanji/i18n/locales/ja-JP/inbox.ts';
import { help } from '@hanji/i18n/locales/ja-JP/help.ts';
import { inquiry } from '@hanji/i18n/locales/ja-JP/inquiry.ts';
import { integrate } from '@hanji/i18n/locales/ja-JP/integrate.ts';
import { library } from '@hanji/i18n/locales/ja-JP/library.ts';
import { novel } from '@hanji/i18n/locales/ja-JP/novel.ts';
import { offerwall } from '@hanji/i18n/locales/ja-JP/offerwall.ts';
import { password } from '@hanji/i18n/locales/ja-JP/password.ts';
import { profile } from '@hanji/i18n/locales/ja-JP/profile.ts';
import { purchase } from '@hanji/i18n/locales/ja-JP/purchase.ts';
import { push } from '@hanji/i18n/locales/ja-JP/push.ts';
import { sharing } from '@hanji/i18n/locales/ja-JP/sharing.ts';
import { shop } from '@hanji/i18n/locales/ja-JP/shop.ts';
import { signIn } from '@hanji/i18n/locales/ja-JP/signIn.ts';
import { signUp } from '@hanji/i18n/locales/ja-JP/signUp.ts';
import { unlock } from '@hanji/i18n/locales/ja-JP/unlock.ts';

/** What few pages say in this language: an account’s, those of coins, the facts of some books. */
export const phrases = {
  accessibility,
  account,
  certification,
  challenge,
  coinHistory,
  comic,
  comments,
  consent,
  contests,
  creator,
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
