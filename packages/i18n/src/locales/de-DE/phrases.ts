import type { PhraseBundle } from '../../phrases.ts';
import { accessibility } from './accessibility.ts';
import { account } from './account.ts';
import { certification } from './certification.ts';
import { challenge } from './challenge.ts';
import { closed } from './closed.ts';
import { coinHistory } from './coinHistory.ts';
import { comic } from './comic.ts';
import { comments } from './comments.ts';
import { consent } from './consent.ts';
import { contests } from './contests.ts';
import { creator } from './creator.ts';
import { deletion } from './deletion.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { external } from './external.ts';
import { failures } from './failures.ts';
import { frame } from './frame.ts';
import { genres } from './genres.ts';
import { inbox } from './inbox.ts';
import { help } from './help.ts';
import { inquiry } from './inquiry.ts';
import { integrate } from './integrate.ts';
import { library } from './library.ts';
import { mails } from './mails.ts';
import { menu } from './menu.ts';
import { notices } from './notices.ts';
import { novel } from './novel.ts';
import { offerwall } from './offerwall.ts';
import { password } from './password.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { push } from './push.ts';
import { reading } from './reading.ts';
import { refund } from './refund.ts';
import { sharing } from './sharing.ts';
import { shop } from './shop.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { site } from './site.ts';
import { units } from './units.ts';
import { unlock } from './unlock.ts';
import { uploads } from './uploads.ts';
import { viewer } from './viewer.ts';

export const phrases: Required<PhraseBundle<'de-DE'>> = {
  accessibility,
  account,
  certification,
  challenge,
  closed,
  coinHistory,
  comic,
  comments,
  consent,
  contests,
  creator,
  deletion,
  errors,
  events,
  external,
  failures,
  frame,
  genres,
  inbox,
  help,
  inquiry,
  integrate,
  library,
  mails,
  menu,
  notices,
  novel,
  offerwall,
  password,
  profile,
  purchase,
  push,
  reading,
  refund,
  sharing,
  shop,
  signIn,
  signUp,
  site,
  units,
  unlock,
  uploads,
  viewer,
};
