import { accessibility } from '@hanji/i18n/locales/fr-FR/accessibility.ts';
import { account } from '@hanji/i18n/locales/fr-FR/account.ts';
import { certification } from '@hanji/i18n/locales/fr-FR/certification.ts';
import { coinHistory } from '@hanji/i18n/locales/fr-FR/coinHistory.ts';
import { comic } from '@hanji/i18n/locales/fr-FR/comic.ts';
import { comments } from '@hanji/i18n/locales/fr-FR/comments.ts';
import { consent } from '@hanji/i18n/locales/fr-FR/consent.ts';
import { deletion } from '@hanji/i18n/locales/fr-FR/deletion.ts';
import { events } from '@hanji/i18n/locales/fr-FR/events.ts';
import { external } from '@hanji/i18n/locales/fr-FR/external.ts';
import { inbox } from '@hanji/i18n/locales/fr-FR/inbox.ts';
import { help } from '@hanji/i18n/locales/fr-FR/help.ts';
import { inquiry } from '@hanji/i18n/locales/fr-FR/inquiry.ts';
import { integrate } from '@hanji/i18n/locales/fr-FR/integrate.ts';
import { library } from '@hanji/i18n/locales/fr-FR/library.ts';
import { novel } from '@hanji/i18n/locales/fr-FR/novel.ts';
import { offerwall } from '@hanji/i18n/locales/fr-FR/offerwall.ts';
import { password } from '@hanji/i18n/locales/fr-FR/password.ts';
import { profile } from '@hanji/i18n/locales/fr-FR/profile.ts';
import { purchase } from '@hanji/i18n/locales/fr-FR/purchase.ts';
import { push } from '@hanji/i18n/locales/fr-FR/push.ts';
import { sharing } from '@hanji/i18n/locales/fr-FR/sharing.ts';
import { shop } from '@hanji/i18n/locales/fr-FR/shop.ts';
import { signIn } from '@hanji/i18n/locales/fr-FR/signIn.ts';
import { signUp } from '@hanji/i18n/locales/fr-FR/signUp.ts';
import { unlock } from '@hanji/i18n/locales/fr-FR/unlock.ts';

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
